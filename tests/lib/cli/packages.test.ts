import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isInstalled } from "@/lib/cli/packages.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "plinth-packages-"));
  mkdirSync(path.join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Packages = Record<string, { version?: string; optional?: boolean; dev?: boolean }>;

const write = (file: string, packages: Packages) => writeFileSync(path.join(root, file), JSON.stringify({ packages }));
const writeLock = (packages: Packages) => write("package-lock.json", { "": {}, ...packages });
const writeInstalled = (packages: Packages) => write("node_modules/.package-lock.json", packages);

test("the packages of a fresh clone count as not installed", () => {
  writeLock({ "node_modules/a": { version: "1.0.0" } });
  expect(isInstalled(root)).toBe(false);
});

test("packages installed directly with npm count as installed, even once npm's own record of them is gone", () => {
  writeLock({ "node_modules/a": { version: "1.0.0" } });
  writeInstalled({ "node_modules/a": { version: "1.0.0" } });
  expect(isInstalled(root)).toBe(true);
  rmSync(path.join(root, "node_modules/.package-lock.json"));
  expect(isInstalled(root)).toBe(true);
});

test("a package for another platform may be missing", () => {
  writeLock({ "node_modules/a-darwin": { version: "1.0.0", optional: true } });
  writeInstalled({});
  expect(isInstalled(root)).toBe(true);
});

test("packages that were installed for another platform have to be installed again", () => {
  writeLock({ "node_modules/a-other": { version: "1.0.0", optional: true } });
  writeInstalled({});
  writeFileSync(path.join(root, "node_modules/.plinth-lock"), "abc other-x64\n");
  expect(isInstalled(root)).toBe(false);
});

test("a missing development package has to be installed", () => {
  writeLock({ "node_modules/a": { version: "1.0.0", dev: true } });
  writeInstalled({});
  expect(isInstalled(root)).toBe(false);
});

test("a change to the lock file makes the packages stale", () => {
  writeLock({ "node_modules/a": { version: "1.0.0" } });
  writeInstalled({ "node_modules/a": { version: "1.0.0" } });
  expect(isInstalled(root)).toBe(true);
  writeLock({ "node_modules/a": { version: "1.0.1" } });
  expect(isInstalled(root)).toBe(false);
});

test("the record of the installation contains no path, so a copied clone counts as installed too", () => {
  writeLock({});
  writeInstalled({});
  expect(isInstalled(root)).toBe(true);
  expect(readFileSync(path.join(root, "node_modules/.plinth-lock"), "utf8")).not.toContain(root);
});
