import { cache } from "@/lib/page-cache/cache.mjs";
import { setLanguageSettings } from "@/lib/page-cache/locale";
import { type CachedForUser, setPageDecider } from "@/lib/page-cache/user-pages";
import { until } from "@/tests/support/until";
import { type RunningFront, runFront } from "./running-front";

const text = "<p>مرحبا, a page for everybody</p>".repeat(100);
const SIGNED_IN = { cookie: "session=a; signed_in=1" };

let front: RunningFront;
let appRequests: { path: string; search: string; headers: Headers }[];

/** The app's decision on every request. Undefined: Next responds. */
let decision: CachedForUser | undefined;

beforeEach(async () => {
  setLanguageSettings({ languages: ["en", "ar"], defaultLanguage: "en", i18nEnabled: true });
  const page = { body: Buffer.from(text), etag: "the-etag", headers: [], tags: [], since: cache.now };
  cache.pages.set("/ar/about", { ...page, isForMembers: false, encoded: {} });
  cache.pages.set("/member/ar/3f/dashboard", { ...page, isForMembers: true, encoded: {} });
  cache.pages.set("/en/secret", { ...page, isForMembers: true, encoded: {} });
  appRequests = [];
  decision = { key: "/ar/about" };
  setPageDecider(async (request) => {
    appRequests.push(request);
    return decision;
  });
  front = await runFront();
});
afterEach(async () => {
  cache.pages.clear();
  await front.close();
});

const send = (headers: Record<string, string> = {}, path = "/about") =>
  front.send(path, { headers: { ...SIGNED_IN, ...headers } });

test("a member gets the cached page, in the language that the app chose", async () => {
  const reply = await send({ "accept-language": "en" });

  expect([reply.status, reply.text]).toEqual([200, text]);
  expect(reply.headers).toMatchObject({ etag: '"the-etag"', "x-content-type-options": "nosniff" });
});

test("a member gets the compressed bytes", async () => {
  await send({ "accept-encoding": "br" });
  await until(() => cache.pages.get("/ar/about")?.encoded.br);
  const reply = await send({ "accept-encoding": "br" });

  expect(reply.text).toBe(text);
  expect(reply.bytes).toEqual(cache.pages.get("/ar/about")?.encoded.br);
  expect(reply.headers.etag).toBe('"the-etag-br"');
});

test("a member gets a 304 if the browser has the page", async () => {
  const reply = await send({ "if-none-match": '"the-etag"' });

  expect([reply.status, reply.bytes.length]).toEqual([304, 0]);
});

describe("a member page", () => {
  const own = { user: '{"id":7}', cookies: ["XSRF-TOKEN=a; Path=/"] };
  const whole = `${text}<script type="application/json" id="own-data">{"id":7}</script></body></html>`;
  beforeEach(() => {
    decision = { key: "/member/ar/3f/dashboard", own };
  });

  test("is sent from the cache with the user's data and cookies, and is private", async () => {
    const reply = await send({}, "/dashboard");

    expect([reply.status, reply.text]).toEqual([200, whole]);
    expect(reply.headers).toMatchObject({
      "cache-control": "private, no-store",
      "set-cookie": own.cookies,
      "content-length": String(Buffer.byteLength(whole)),
      "x-content-type-options": "nosniff",
    });
    expect(reply.headers.etag).toBeUndefined();
  });

  test.each(["br", "gzip"])("is sent in %s once it is compressed", async (encoding) => {
    await send({}, "/dashboard");
    await until(() => cache.pages.get("/member/ar/3f/dashboard")?.withoutEnd?.br);
    const reply = await send({ "accept-encoding": encoding }, "/dashboard");

    expect([reply.headers["content-encoding"], reply.text]).toEqual([encoding, whole]);
  });

  test("is not sent if the app returns its key without the user's data", async () => {
    decision = { key: "/member/ar/3f/dashboard" };

    expect((await send({}, "/dashboard")).text).toBe("from next");
  });

  test("is never sent to a guest, whatever its key is", async () => {
    const reply = await front.send("/secret", { headers: { "accept-language": "en" } });

    expect(reply.text).toBe("from next");
  });

  test("is passed to Next if it is not cached", async () => {
    decision = { key: "/member/en/3f/dashboard", own };

    expect((await send({}, "/dashboard")).text).toBe("from next");
  });
});

test("the app gets only the headers that it needs, with the client's real address", async () => {
  await send({ "accept-language": "de", "user-agent": "a browser", "x-forwarded-for": "1.1.1.1" }, "/about?a=1");

  expect(appRequests).toHaveLength(1);
  const [request] = appRequests;
  expect([request?.path, request?.search]).toEqual(["/about", "?a=1"]);
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    cookie: SIGNED_IN.cookie,
    "accept-language": "de",
    "user-agent": "a browser",
    "x-forwarded-for": "127.0.0.1",
  });
});

test("a request for a page that differs for members is passed to Next", async () => {
  decision = undefined;

  expect((await send()).text).toBe("from next");
});

test("a request for a page that is cached only in other languages is passed to Next", async () => {
  decision = { key: "/en/about" };

  expect((await send()).text).toBe("from next");
});

test.each([
  ["a request for a page that is not cached", {}, "/pages/new"],
  ["an RSC request", { rsc: "1" }, "/about"],
])("%s is passed to Next without asking the app", async (_, headers, path) => {
  expect((await send(headers, path)).text).toBe("from next");
  expect(appRequests).toEqual([]);
});
