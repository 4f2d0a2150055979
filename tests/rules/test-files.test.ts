import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { sourceFiles } from "../support/imports";

const run = promisify(execFile);

/** The test files that Jest finds, with the projects that `npm run test:slow` adds. */
async function listJestFiles(): Promise<string[]> {
  const env = { ...process.env, PLINTH_SLOW: "1", PLINTH_LIGHTHOUSE: "1" };
  const { stdout } = await run(process.execPath, ["node_modules/jest/bin/jest.js", "--listTests"], { env });
  return stdout.split("\n").flatMap((file) => (file ? [path.relative(process.cwd(), file)] : []));
}

test("Jest runs every file with the ending .test, and no other file", async () => {
  const testFiles = sourceFiles("tests").filter((file) => /\.test\.\w+$/.test(file));

  expect((await listJestFiles()).sort()).toEqual(testFiles.sort());
});

test("every file with the ending .spec is in the folder that Playwright reads", () => {
  const specFiles = sourceFiles("tests").filter((file) => /\.spec\.\w+$/.test(file));

  expect(specFiles.filter((file) => !file.startsWith("tests/e2e/"))).toEqual([]);
  expect(specFiles.length).toBeGreaterThan(0);
});
