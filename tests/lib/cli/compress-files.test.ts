import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "@/lib/cli/compress-files.mjs";

const code = "const text = 'the same again and again';".repeat(100);
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "plinth-compress-"));
  mkdirSync(path.join(root, "from/deep"), { recursive: true });
  writeFileSync(path.join(root, "from/deep/a.js"), code);
  writeFileSync(path.join(root, "from/small.js"), "a()");
  writeFileSync(path.join(root, "from/a.png"), Buffer.alloc(5000));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const names = (folder: string) => readdirSync(path.join(root, folder), { recursive: true }).map(String).sort();

test("writes compressed copies of the files that benefit from compression", async () => {
  await compressFiles(path.join(root, "from"), path.join(root, "from"));
  expect(names("from")).toEqual(["a.png", "deep", "deep/a.js", "deep/a.js.br", "deep/a.js.gz", "small.js"]);
  expect(brotliDecompressSync(readFileSync(path.join(root, "from/deep/a.js.br"))).toString()).toBe(code);
  expect(gunzipSync(readFileSync(path.join(root, "from/deep/a.js.gz"))).toString()).toBe(code);
});

test("copies all files to another folder, and does not change the source folder", async () => {
  await compressFiles(path.join(root, "from"), path.join(root, "to"));
  expect(names("to")).toEqual(["a.png", "deep", "deep/a.js", "deep/a.js.br", "deep/a.js.gz", "small.js"]);
  expect(names("from")).toEqual(["a.png", "deep", "deep/a.js", "small.js"]);
});

test("ignores files that are compressed copies", async () => {
  await compressFiles(path.join(root, "from"), path.join(root, "from"));
  writeFileSync(path.join(root, "from/old.js.br"), code);
  await compressFiles(path.join(root, "from"), path.join(root, "to"));
  expect(names("to")).toEqual(["a.png", "deep", "deep/a.js", "deep/a.js.br", "deep/a.js.gz", "small.js"]);
});
