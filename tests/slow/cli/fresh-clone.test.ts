import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyFreshClone } from "./clone";
import { endAll, type Running, runUp } from "./running";

jest.setTimeout(900_000);

let clone: string;
let folder: string;

beforeAll(() => {
  clone = copyFreshClone();
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-fresh-"));
});
afterEach(endAll);
afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const start = (name: string) => runUp(clone, { env: { DATA_DIR: path.join(folder, name) } });
const count = (running: Running[], words: string) => running.filter(({ output }) => output().includes(words)).length;

test("two concurrent starts in a fresh clone: one installs, one builds, both serve", async () => {
  const both = await Promise.all([start("a"), start("b")]);
  await Promise.all(both.map(({ ready }) => ready));
  expect([count(both, "Installing packages"), count(both, "Building: done")]).toEqual([1, 1]);
  for (const { url } of both) expect((await fetch(url)).status).toBe(200);
});

test("a start after a source file has changed builds again, once, and installs nothing", async () => {
  appendFileSync(path.join(clone, "lib/errors.ts"), "\n");
  const changed = await start("c");
  await changed.ready;
  expect([count([changed], "Installing packages"), count([changed], "Building: done")]).toEqual([0, 1]);
});
