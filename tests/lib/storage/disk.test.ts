import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { diskDriver } from "@/lib/storage/disk";
import { NoSuchFile } from "@/lib/storage/driver";
import { until } from "../../support/until";

let folder: string;
const driver = () => diskDriver(folder);
const countFiles = () =>
  fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-disk-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test("a stream is stored byte for byte", async () => {
  const bytes = randomBytes(3_000_000);
  const pieces = Array.from({ length: 30 }, (_, piece) => bytes.subarray(piece * 100_000, (piece + 1) * 100_000));

  const size = await driver().put("uploads/ab/big", Readable.from(pieces));

  expect(size).toBe(3_000_000);
  const storedBytes = await buffer(await driver().read("uploads/ab/big"));
  expect(createHash("sha256").update(storedBytes).digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
});

test("a range includes its first and its last byte", async () => {
  await driver().put("a/word", Buffer.from("0123456789"));

  expect(await text(await driver().read("a/word", { start: 2, end: 4 }))).toBe("234");
});

test("the head has the size and the time, and is null for a missing key", async () => {
  await driver().put("a/word", Buffer.from("word"));

  const head = await driver().head("a/word");
  expect(head?.size).toBe(4);
  expect(Math.abs(Date.now() - Number(head?.modifiedAt))).toBeLessThan(60_000);
  expect(await driver().head("a/other")).toBeNull();
  expect(await driver().head("a/word/below")).toBeNull();
});

test("a body that is cut off leaves no partial file, and the previous object is kept", async () => {
  await driver().put("a/word", Buffer.from("before"));
  const brokenBody = Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw new Error("cut");
    })(),
  );

  await expect(driver().put("a/word", brokenBody)).rejects.toThrow("cut");

  expect(await text(await driver().read("a/word"))).toBe("before");
  expect(countFiles()).toBe(1);
});

test("two writers can store the same key at the same time, and each stores all of its bytes", async () => {
  const slow = new PassThrough();
  slow.write("the first");
  const storing = driver().put("a/word", slow);
  await until(() => countFiles() === 1);

  await driver().put("a/word", Buffer.from("the second"));
  expect(await text(await driver().read("a/word"))).toBe("the second");
  slow.end(" is whole");

  expect(await storing).toBe("the first is whole".length);
  expect(await text(await driver().read("a/word"))).toBe("the first is whole");
  expect(countFiles()).toBe(1);
});

test("removing an object also removes the partial files that killed processes have left behind", async () => {
  const halves = ["a/word", "a/word", "a/word-480.avif"].map((key) => {
    const half = new PassThrough();
    half.write("half");
    return { half, storing: driver().put(key, half) };
  });
  await until(() => countFiles() === halves.length);

  await driver().remove("a/word");

  expect(fs.readdirSync(path.join(folder, "a"))).toEqual([expect.stringMatching(/^word-480\.avif\./)]);
  for (const { half, storing } of halves) {
    half.destroy(new Error("cut"));
    await expect(storing).rejects.toThrow("cut");
  }
});

test("removing a missing object is not an error", async () => {
  await driver().put("a/word", Buffer.from("word"));

  await driver().remove("a/word");
  await driver().remove("a/word");

  expect(await driver().head("a/word")).toBeNull();
});

test("copying keeps the original", async () => {
  await driver().put("a/one", Buffer.from("word"));

  await driver().copy("a/one", "b/two");

  expect(await text(await driver().read("b/two"))).toBe("word");
  expect(await text(await driver().read("a/one"))).toBe("word");
});

test("a missing object cannot be read or copied", async () => {
  await expect(driver().read("a/none")).rejects.toThrow(NoSuchFile);
  await expect(driver().copy("a/none", "b")).rejects.toThrow(NoSuchFile);
  expect(countFiles()).toBe(0);
});

test.each(["../secret", "a/../../secret", "/etc/passwd", "a//b", "", ".hidden", "a\\b", "a\0b"])(
  "%j is not a valid key",
  async (key) => {
    await expect(driver().put(key, Buffer.from("x"))).rejects.toThrow("not the key of a stored file");
  },
);

test("a body that breaks before it is read causes an error, not a crash", async () => {
  const brokenBody = new Readable({ read: () => undefined });
  const storing = driver().put("a/word", brokenBody);
  brokenBody.destroy(new Error("cut"));

  await expect(storing).rejects.toThrow("cut");

  expect(countFiles()).toBe(0);
});
