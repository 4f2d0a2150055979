import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkDataFolder, makeDataFolder } from "@/lib/server/data-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sentence =
  /^The data folder \/.* cannot be written \(.*\)\. Make it writable for this user, or set DATA_DIR to another folder/;

test("checking the folder does not create it", () => {
  checkDataFolder(path.join(folder, "a/b"));
  expect(readdirSync(folder)).toEqual([]);
});

test("the folder is created with its parents, and only its owner has access", async () => {
  const full = await makeDataFolder(path.join(folder, "a/b"));
  expect(full).toBe(path.join(folder, "a/b"));
  expect([statSync(full).mode & 0o777, readdirSync(full)]).toEqual([0o700, []]);
});

test("the folder cannot be created below a file", async () => {
  writeFileSync(path.join(folder, "file"), "");
  expect(() => checkDataFolder(path.join(folder, "file/data"))).toThrow(sentence);
  await expect(makeDataFolder(path.join(folder, "file/data"))).rejects.toThrow(sentence);
});

test("the folder cannot be created where not even root can write", async () => {
  await expect(makeDataFolder("/proc/plinth")).rejects.toThrow(sentence);
  expect(existsSync("/proc/plinth")).toBe(false);
});
