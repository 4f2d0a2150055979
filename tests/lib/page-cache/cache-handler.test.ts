import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pageCsp } from "@/lib/front/csp";
import { beginRendering, cache, endRendering, expire, waitForOlderRendering } from "@/lib/page-cache/cache.mjs";
import CacheHandler from "@/lib/page-cache/cache-handler.mjs";
import { LOGGED_IN_SCRIPT } from "@/lib/page-cache/known-scripts.mjs";

const PAGE = "/route-cache/APP_PAGE/hash/$/en/pages/a";
const page = (tags: string, html = "<html></html>") => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": tags },
});
const cachedRead = (body: string) => ({ kind: "FETCH", data: { body, headers: {}, url: "" }, revalidate: 31_536_000 });

beforeEach(() => {
  expire("all");
  cache.rendering.clear();
  cache.policy = (hashes) => pageCsp({ hashes });
});

test("returns the page that Next has stored", async () => {
  const value = page("settings");
  await new CacheHandler().set(PAGE, value, {});
  expect(await new CacheHandler().get(PAGE, { kind: "APP_PAGE" })).toMatchObject({
    value,
    lastModified: expect.any(Number),
  });
});

test("an edit expires the pages with its tag", async () => {
  await new CacheHandler().set(PAGE, page("settings"), {});
  expire(["settings"]);
  expect(await new CacheHandler().get(PAGE, { kind: "APP_PAGE" })).toBeNull();
});

test("revalidateTag also expires the pages with the tag", async () => {
  await new CacheHandler().set(PAGE, page("settings"), {});
  await new CacheHandler().revalidateTag("settings");
  expect(cache.pages.size).toBe(0);
});

test("an edit during the rendering expires the page", async () => {
  const handler = new CacheHandler();
  await handler.get(PAGE, { kind: "APP_PAGE" });
  expire(["settings"]);
  await handler.set(PAGE, page("settings"), {});
  expect([cache.pages.size, await new CacheHandler().get(PAGE, { kind: "APP_PAGE" })]).toEqual([0, null]);
});

test("an edit of something else during the rendering does not expire the page", async () => {
  const handler = new CacheHandler();
  await handler.get(PAGE, { kind: "APP_PAGE" });
  expire(["menus"]);
  await handler.set(PAGE, page("settings"), {});
  expect(cache.pages.has("/en/pages/a")).toBe(true);
});

test("a later read of the same key does not make an older result look fresh", async () => {
  const older = new CacheHandler();
  await older.get("key", { kind: "FETCH", tags: ["settings"] });
  expire(["settings"]);
  const newer = new CacheHandler();
  await newer.get("key", { kind: "FETCH", tags: ["settings"] });
  await older.set("key", cachedRead("old"), { fetchCache: true, tags: ["settings"] });
  expect(await new CacheHandler().get("key", { kind: "FETCH", tags: ["settings"] })).toBeNull();
  await newer.set("key", cachedRead("new"), { fetchCache: true, tags: ["settings"] });
  expect(await new CacheHandler().get("key", { kind: "FETCH", tags: ["settings"] })).toMatchObject({
    value: { data: { body: "new" } },
  });
});

test("a cached read is also expired by the soft tags of a request", async () => {
  await new CacheHandler().set("key", cachedRead("x"), { fetchCache: true, tags: [] });
  expire(["settings"]);
  const handler = new CacheHandler();
  expect(await handler.get("key", { kind: "FETCH", tags: [], softTags: [] })).not.toBeNull();
  expect(await handler.get("key", { kind: "FETCH", tags: [], softTags: ["settings"] })).toBeNull();
});

test("a page with the not-found tag gets the status 404", async () => {
  const value = page("_N_T_/x,status-404");
  await new CacheHandler().set(PAGE, value, {});
  expect(value).toMatchObject({ status: 404 });
});

test("a page with the members' tag is stored for members only", async () => {
  await new CacheHandler().set(PAGE, page("settings,members"), {});
  expect(cache.pages.get("/en/pages/a")?.isForMembers).toBe(true);
  await new CacheHandler().set(PAGE, page("settings"), {});
  expect(cache.pages.get("/en/pages/a")?.isForMembers).toBe(false);
});

test("made-up addresses evict no page", async () => {
  await new CacheHandler().set(PAGE, page("settings"), {});
  const html = "x".repeat(100_000);
  for (let index = 0; index < 1000; index += 1) {
    await new CacheHandler().set(`/route-cache/APP_PAGE/hash/$/en/pages/none-${index}`, page("status-404", html), {});
  }
  expect(cache.missing.size).toBeLessThan(50);
  expect(cache.pages.has("/en/pages/a")).toBe(true);
});

test("reads and redirects of made-up addresses evict no page", async () => {
  await new CacheHandler().set(PAGE, page("settings"), {});
  const countBefore = cache.entries.size;

  for (let index = 0; index < 5000; index += 1) {
    await new CacheHandler().set(`read-${index}`, cachedRead("null"), { fetchCache: true, tags: ["custom-pages"] });
    const redirected = { ...page("custom-pages", "x".repeat(40_000)), status: 307 };
    await new CacheHandler().set(`/route-cache/APP_PAGE/hash/$/en/pages/1/none-${index}`, redirected, {});
  }

  expect([cache.entries.size, cache.pages.size]).toEqual([countBefore, 1]);
  expect(cache.missing.calculatedSize).toBeLessThanOrEqual(4e6);
});

test("a read that found nothing is cached until an edit", async () => {
  await new CacheHandler().set("key", cachedRead("null"), { fetchCache: true, tags: ["custom-pages"] });
  expect(await new CacheHandler().get("key", { kind: "FETCH" })).not.toBeNull();
  expire(["custom-pages"]);
  expect(await new CacheHandler().get("key", { kind: "FETCH" })).toBeNull();
});

test("renderings that never ended are forgotten", () => {
  for (let index = 0; index < 1500; index += 1) beginRendering(`/en/pages/left-${index}`, cache.now);
  for (const rendering of cache.rendering.values()) rendering.startedAt -= 11_000;

  beginRendering("/en/pages/a", cache.now);

  expect([...cache.rendering.keys()]).toEqual(["/en/pages/a"]);
});

test("a page that is too large is not cached", async () => {
  await new CacheHandler().set(PAGE, page("settings", "x".repeat(60_000_000)), {});
  expect([cache.pages.size, cache.entries.size]).toEqual([0, 0]);
});

test("a stored page gets a CSP header with the hashes of its scripts", async () => {
  const value = page("settings", `<script>${LOGGED_IN_SCRIPT}</script>`);
  await new CacheHandler().set(PAGE, value, {});
  const hash = createHash("sha256").update(LOGGED_IN_SCRIPT).digest("base64");
  expect(value.headers).toMatchObject({
    "content-security-policy": expect.stringContaining(`script-src 'self' 'sha256-${hash}';`),
  });
});

test("setting null removes the entry", async () => {
  await new CacheHandler().set(PAGE, page("settings"), {});
  await new CacheHandler().set(PAGE, null, {});
  expect([cache.pages.size, cache.entries.size]).toEqual([0, 0]);
});

test("once more than 10,000 tags have expired, the next edit expires everything", async () => {
  await new CacheHandler().set(PAGE, page("settings"), {});
  expire(Array.from({ length: 10_001 }, (_, index) => `custom-page:${index}`));
  expect(cache.pages.has("/en/pages/a")).toBe(true);
  expire(["custom-page:1"]);
  expect([cache.pages.size, cache.expiredAt.size]).toEqual([0, 0]);
});

describe("a request after an edit", () => {
  test("waits for a rendering that began before the edit", async () => {
    await new CacheHandler().get(PAGE, { kind: "APP_PAGE" });
    expire(["anything"]);
    let isDone = false;
    const wait = waitForOlderRendering("/en/pages/a").then(() => {
      isDone = true;
    });
    await nextTurn();
    expect(isDone).toBe(false);
    endRendering("/en/pages/a");
    await wait;
    expect(cache.rendering.size).toBe(0);
  });

  test("does not wait if the rendering began after the edit, or if there is no rendering", async () => {
    expire(["anything"]);
    beginRendering("/en/pages/a", cache.now);
    const isImmediate = (path: string) => Promise.race([waitForOlderRendering(path).then(() => true), nextTurn(false)]);

    expect([await isImmediate("/en/pages/a"), await isImmediate("/en/other")]).toEqual([true, true]);
  });

  test("does not wait for a rendering that never ended", async () => {
    beginRendering("/en/pages/a", cache.now);
    const rendering = cache.rendering.get("/en/pages/a");
    if (rendering) rendering.startedAt -= 11_000;
    expire(["anything"]);
    await waitForOlderRendering("/en/pages/a");
    expect(cache.rendering.size).toBe(0);
  });
});
