import { createHash } from "node:crypto";
import { cache, expire } from "@/lib/page-cache/cache.mjs";
import CacheHandler from "@/lib/page-cache/cache-handler.mjs";
import { LOGGED_IN_SCRIPT } from "@/lib/page-cache/known-scripts.mjs";
import { setLanguageSettings } from "@/lib/page-cache/locale";
import { until } from "@/tests/support/until";
import { type FrontResponse, type RunningFront, runFront } from "./running-front";

const html = `<!doctype html><html><body>${"<p>Some text that is worth compressing.</p>".repeat(100)}<script>${LOGGED_IN_SCRIPT}</script></body></html>`;

let front: RunningFront;
let nextCalls = 0;

/** Stores a page as Next does after rendering it. */
async function storePage(
  path: string,
  { tags = "settings", body = html, status }: { tags?: string; body?: string; status?: number } = {},
) {
  const handler = new CacheHandler();
  const key = `/route-cache/APP_PAGE/hash/$${path}`;
  await handler.get(key, { kind: "APP_PAGE" });
  await handler.set(key, { kind: "APP_PAGE", html: body, status, headers: { "x-next-cache-tags": tags } }, {});
}

beforeEach(async () => {
  setLanguageSettings({ languages: ["en", "ar"], defaultLanguage: "en", i18nEnabled: true });
  expire("all");
  nextCalls = 0;
  front = await runFront({
    nextHandler: (_, response) => {
      nextCalls += 1;
      response.end("from next");
    },
  });
  await storePage("/en");
  await storePage("/ar", { body: html.replace("Some text", "نص") });
  await storePage("/en/pages/ä b");
});
afterEach(() => front.close());

test("a guest gets the page from memory", async () => {
  const { status, text, headers } = await front.send("/?utm_source=x");
  expect([status, text, nextCalls]).toEqual([200, html, 0]);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding, Cookie, Accept-Language",
    "content-length": String(Buffer.byteLength(html)),
  });
});

test("the response to GET has the headers of the response to HEAD, each once", async () => {
  /** Headers that differ for each request, or depend on the connection. */
  const variable = /^(?:date|x-request-id|connection|keep-alive)$/i;
  const linesOf = ({ rawHeaders }: FrontResponse) =>
    rawHeaders
      .flatMap((name, index) => (index % 2 === 0 && !variable.test(name) ? [`${name}: ${rawHeaders[index + 1]}`] : []))
      .sort();

  const reply = await front.send("/");

  const lines = linesOf(reply);
  expect(lines).toEqual(linesOf(await front.send("/", { method: "HEAD" })));
  const names = lines.map((line) => line.split(":")[0]);
  expect(names).toEqual([...new Set(names)]);
  expect(reply.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("the page's policy has the hashes of its scripts", async () => {
  const { headers, rawHeaders } = await front.send("/");
  const hash = createHash("sha256").update(LOGGED_IN_SCRIPT).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}'; `);
  expect(rawHeaders.filter((name) => name === "Content-Security-Policy")).toHaveLength(1);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-request-id": expect.any(String) });
});

test("the page is in the cookie's language, or else in the browser's", async () => {
  expect((await front.send("/", { headers: { cookie: "locale=ar", "accept-language": "en" } })).text).toContain("نص");
  expect((await front.send("/", { headers: { "accept-language": "ar-EG,en;q=0.5" } })).text).toContain("نص");
});

test("the page is found at an encoded address too", async () => {
  expect((await front.send("/pages/%C3%A4%20b")).text).toBe(html);
});

test("one page serves every reset link, and no other addresses", async () => {
  await storePage("/en/password/reset/link");
  for (const path of ["/password/reset/a-secret", "/password/reset/another", "/password/reset/a%2Fb"])
    expect((await front.send(path)).text).toBe(html);
  for (const path of ["/password/reset", "/password/reset/a/b", "/password/reset/"])
    expect((await front.send(path)).text).toBe("from next");
});

test("one page serves every link that undoes an email change, and no other addresses", async () => {
  await storePage("/en/email-change/undo/link");
  for (const path of ["/email-change/undo/a-secret", "/email-change/undo/another"])
    expect((await front.send(path)).text).toBe(html);
  for (const path of ["/email-change/undo", "/email-change/undo/a/b"])
    expect((await front.send(path)).text).toBe("from next");
});

test("one page serves every invite, but not the login and registration pages for invited users", async () => {
  await storePage("/en/workspace/join/link");
  for (const path of ["/workspace/join/an-invite", "/workspace/join/another"])
    expect((await front.send(path)).text).toBe(html);
  for (const path of ["/workspace/join/login", "/workspace/join/register", "/workspace/join/a/b"])
    expect((await front.send(path)).text).toBe("from next");
});

test("an encoded slash does not separate segments", async () => {
  await storePage("/en/pages/a/b");
  expect((await front.send("/pages/a%2Fb")).text).toBe("from next");
});

test.each([
  ["a request with a session", { cookie: "session=x" }],
  ["a request with a session on https", { cookie: "a=1; __Host-session=x" }],
  ["Next's navigation", { rsc: "1" }],
  ["Next's prefetch", { "next-router-prefetch": "1" }],
])("%s is left to Next", async (_, headers) => {
  expect((await front.send("/", { headers })).text).toBe("from next");
});

test("a POST to a cached page is refused", async () => {
  expect((await front.send("/", { method: "POST", body: "x" })).status).toBe(405);
});

test("the response to HEAD has the headers and no body", async () => {
  const { status, headers, bytes } = await front.send("/", { method: "HEAD" });
  expect([status, bytes.length, headers["content-length"]]).toEqual([200, 0, String(Buffer.byteLength(html))]);
});

describe("a compressed page", () => {
  test.each([
    ["br", "gzip, br"],
    ["gzip", "gzip"],
  ])("is first sent as gzip, and later as %s, to a client that accepts %s", async (encoding, acceptEncoding) => {
    const options = { headers: { "accept-encoding": acceptEncoding } };
    expect((await front.send("/", options)).headers["content-encoding"]).toBe("gzip");
    await until(async () => (await front.send("/", options)).headers["content-encoding"] === encoding);
    const { text, bytes, headers } = await front.send("/", options);
    expect(text).toBe(html);
    expect(bytes.length).toBeLessThan(html.length / 5);
    expect(headers["content-length"]).toBe(String(bytes.length));
  });

  test("has a different ETag than the uncompressed page", async () => {
    const plain = (await front.send("/")).headers.etag;
    const options = { headers: { "accept-encoding": "br" } };
    await until(async () => (await front.send("/", options)).headers["content-encoding"] === "br");
    expect((await front.send("/", options)).headers.etag).not.toBe(plain);
  });
});

describe("a client's copy", () => {
  test.each([
    ["its ETag", (etag: string) => etag],
    ["its ETag in a list", (etag: string) => `"old", ${etag}`],
    ["its ETag, marked weak by a proxy", (etag: string) => `W/${etag}`],
    ["*", () => "*"],
  ])("is still valid if If-None-Match is %s", async (_, header) => {
    const { headers } = await front.send("/");
    const again = await front.send("/", { headers: { "if-none-match": header(String(headers.etag)) } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  test("is valid in any encoding", async () => {
    const { headers } = await front.send("/");
    const options = { headers: { "accept-encoding": "br" } };
    await until(async () => (await front.send("/", options)).headers["content-encoding"] === "br");
    const again = await front.send("/", { headers: { "accept-encoding": "br", "if-none-match": headers.etag } });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  });

  test("is no longer valid after an edit", async () => {
    const { headers } = await front.send("/");
    expire(["settings"]);
    await storePage("/en", { body: html.replace("Some", "Other") });
    const again = await front.send("/", { headers: { "if-none-match": headers.etag } });
    expect([again.status, again.text.includes("Other text")]).toEqual([200, true]);
  });
});

test("an edit drops the pages that carry its tag, and no others", async () => {
  await storePage("/en/pages/b", { tags: "_N_T_/en/pages/b,custom-page:7" });
  expire(["custom-page:7"]);
  expect((await front.send("/pages/b")).text).toBe("from next");
  expect((await front.send("/")).text).toBe(html);
});

test("a not-found page is left to Next", async () => {
  await storePage("/en/pages/nothing", { tags: "status-404" });
  expect((await front.send("/pages/nothing")).text).toBe("from next");
  expect([cache.missing.size, cache.pages.has("/en/pages/nothing")]).toEqual([1, false]);
});

test("a cached page keeps its Link header with the preloads", async () => {
  const handler = new CacheHandler();
  const value = { kind: "APP_PAGE", html, headers: { "x-next-cache-tags": "", link: "</a.woff2>; rel=preload" } };
  await handler.set("/route-cache/APP_PAGE/hash/$/en/fonts", value, {});
  expect((await front.send("/fonts")).headers.link).toBe("</a.woff2>; rel=preload");
});

test("a request after an edit does not get a rendering that began before the edit", async () => {
  const order: string[] = [];
  let finish: () => void = () => undefined;
  await front.close();
  front = await runFront({
    nextHandler: async (_, response) => {
      const handler = new CacheHandler();
      const key = "/route-cache/APP_PAGE/hash/$/en/pages/slow";
      await handler.get(key, { kind: "APP_PAGE" });
      const text = order.length === 0 ? "before" : "after";
      order.push(`${text} begins`);
      if (text === "before") {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      }
      order.push(`${text} ends`);
      await handler.set(key, { kind: "APP_PAGE", html: text, headers: { "x-next-cache-tags": "settings" } }, {});
      response.end(text);
    },
  });
  const first = front.send("/pages/slow");
  await until(() => order.length === 1);
  expire(["settings"]);
  const second = front.send("/pages/slow", { headers: { cookie: "session=x" } });
  await until(() => front.requestCount() === 2);
  finish();
  expect([(await first).text, (await second).text]).toEqual(["before", "after"]);
  expect(order).toEqual(["before begins", "before ends", "after begins", "after ends"]);
  expect((await front.send("/pages/slow")).text).toBe("after");
});
