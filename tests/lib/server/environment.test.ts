import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadEnvironment } from "@/lib/server/environment";

const originalFolder = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-env-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(originalFolder);
  rmSync(folder, { recursive: true, force: true });
});

test("the files are optional", () => {
  expect(loadEnvironment().PORT).toBe(3000);
});

test("a file that exists but cannot be read ends the start, because the server would use another database", () => {
  mkdirSync(".env"); // root can read every file, but no folder as a file

  expect(() => loadEnvironment()).toThrow(/\.env cannot be read\. Give the system user that runs Plinth permission/);
});
