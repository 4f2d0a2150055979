import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyFreshClone } from "./clone";
import { endAll, type RunningApp, startApp } from "./running";

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

const start = (name: string) => startApp(clone, { env: { DATA_DIR: path.join(folder, name) } });
const countWithOutput = (apps: RunningApp[], words: string) =>
  apps.filter(({ output }) => output().includes(words)).length;

test("two concurrent starts in a fresh clone: one installs, one builds, both serve", async () => {
  const apps = await Promise.all([start("a"), start("b")]);
  await Promise.all(apps.map(({ ready }) => ready));
  expect([countWithOutput(apps, "Installing packages"), countWithOutput(apps, "Building: done")]).toEqual([1, 1]);
  for (const { url } of apps) expect((await fetch(url)).status).toBe(200);
});

test("after a source file has changed, the next start builds again and installs nothing", async () => {
  appendFileSync(path.join(clone, "lib/errors.ts"), "\n");
  const app = await start("c");
  await app.ready;
  expect([countWithOutput([app], "Installing packages"), countWithOutput([app], "Building: done")]).toEqual([0, 1]);
});
