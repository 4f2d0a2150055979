import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { staticFiles } from "@/lib/front/static-files";
import { type RunningFront, runFront } from "./running-front";

const code = "console.log('some code of a certain length');".repeat(50);
let folder: string;
let front: RunningFront;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-static-"));
  mkdirSync(path.join(folder, "chunks/[locale]"), { recursive: true });
  mkdirSync(path.join(folder, ".hidden"));
  writeFileSync(path.join(folder, "chunks/a.js"), code);
  writeFileSync(path.join(folder, "chunks/a.js.br"), brotliCompressSync(code));
  writeFileSync(path.join(folder, "chunks/a.js.gz"), gzipSync(code));
  writeFileSync(path.join(folder, "chunks/[locale]/page.css"), "a{}");
  writeFileSync(path.join(folder, "large.bin"), Buffer.alloc(3_000_000, 7));
  writeFileSync(path.join(folder, ".hidden/secret.txt"), "secret");
  const files = staticFiles(folder, { prefix: "/_next/static", cacheControl: "public, max-age=31536000, immutable" });
  front = await runFront({ files: [files] });
});
afterEach(async () => {
  await front.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["br", "gzip, deflate, br"],
  ["gzip", "gzip"],
  [undefined, "identity"],
])("sends the build's file with the encoding %p", async (encoding, acceptEncoding) => {
  const reply = await front.send("/_next/static/chunks/a.js", { headers: { "accept-encoding": acceptEncoding } });
  expect([reply.status, reply.headers["content-encoding"], reply.text]).toEqual([200, encoding, code]);
  expect(reply.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "content-length": String(reply.bytes.length),
  });
});

test("a client that has the current version gets a 304", async () => {
  const { headers } = await front.send("/_next/static/chunks/a.js");
  const again = await front.send("/_next/static/chunks/a.js", { headers: { "if-none-match": headers.etag } });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test("the response to HEAD has the headers and no body", async () => {
  const reply = await front.send("/_next/static/chunks/a.js", { method: "HEAD" });
  expect([reply.status, reply.bytes.length, reply.headers["content-length"]]).toEqual([200, 0, String(code.length)]);
});

test("names with brackets are found", async () => {
  expect((await front.send("/_next/static/chunks/%5Blocale%5D/page.css")).text).toBe("a{}");
});

test("a large file is sent whole", async () => {
  const reply = await front.send("/_next/static/large.bin");
  expect([reply.bytes.length, reply.headers["content-type"]]).toEqual([3_000_000, "application/octet-stream"]);
});

test.each([
  "/_next/static/none.js",
  "/_next/static/chunks",
  "/_next/static/chunks/a.js.br",
  "/_next/static/.hidden/secret.txt",
])("%s gets a 404 and is not passed to Next", async (address) => {
  const { status, text } = await front.send(address);
  expect(status).toBe(404);
  expect(text).not.toContain("from next");
});

test("a file that a new build has removed gets a 404, and other files are still sent", async () => {
  rmSync(path.join(folder, "chunks/[locale]/page.css"));
  expect((await front.send("/_next/static/chunks/%5Blocale%5D/page.css")).status).toBe(404);
  expect((await front.send("/_next/static/chunks/a.js")).text).toBe(code);
});

test("other paths are passed to Next", async () => {
  expect((await front.send("/chunks/a.js")).text).toBe("from next");
});

test("if the folder is missing, its paths are passed to Next", async () => {
  await front.close();
  front = await runFront({ files: [staticFiles(path.join(folder, "none"), { cacheControl: "no-cache" })] });
  expect((await front.send("/a.js")).text).toBe("from next");
});
