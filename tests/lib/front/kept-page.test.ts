import type { ServerResponse } from "node:http";
import { cache } from "@/lib/front/cache.mjs";
import { type RunningFront, runFront } from "./running-front";

const text = "<p>مرحبا, a page for everybody</p>".repeat(100);
const SIGNED_IN = { cookie: "session=a; signed_in=1" };

let front: RunningFront;
beforeEach(() => {
  cache.pages.set("/ar/about", {
    text,
    body: Buffer.from(text),
    etag: "the-etag",
    headers: [],
    encoded: {},
    tags: [],
    since: cache.now,
  });
});
afterEach(async () => {
  cache.pages.clear();
  await front.close();
});

/** Next as it answers a member: from its cache, in the language that middleware chose. */
function byNext(body: string, rewrite = "/ar/about") {
  return runFront({
    answerByNext: (_, response: ServerResponse) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("x-middleware-rewrite", rewrite);
      response.setHeader("content-length", Buffer.byteLength(body));
      response.end(body);
    },
  });
}

async function encodedOnce() {
  await front.ask("/about", { headers: { ...SIGNED_IN, "accept-encoding": "br" } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return front.ask("/about", { headers: { ...SIGNED_IN, "accept-encoding": "br" } });
}

test("a member gets the bytes that were compressed once for all", async () => {
  front = await byNext(text);
  const got = await encodedOnce();
  expect(got.text).toBe(text);
  expect(got.bytes).toEqual(cache.pages.get("/ar/about")?.encoded.br);
  expect(got.headers).toMatchObject({ etag: '"the-etag-br"', "content-length": String(got.bytes.length) });
});

test("and nothing at all when the browser has them", async () => {
  front = await byNext(text);
  const got = await front.ask("/about", { headers: { ...SIGNED_IN, "if-none-match": '"the-etag"' } });
  expect([got.status, got.bytes.length]).toEqual([304, 0]);
});

test("who takes no encoding gets the page as it is", async () => {
  front = await byNext(text);
  const got = await front.ask("/about", { headers: SIGNED_IN });
  expect([got.text, got.headers["content-encoding"], got.headers.etag]).toEqual([text, undefined, '"the-etag"']);
});

test("another text than the kept one goes out as Next says it", async () => {
  front = await byNext("<p>edited</p>");
  const got = await front.ask("/about", { headers: SIGNED_IN });
  expect([got.text, got.headers.etag]).toEqual(["<p>edited</p>", undefined]);
});
