import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = process.cwd();
const NOT_IN_A_CLONE = new Set([
  "node_modules",
  ".next",
  "dist",
  ".data",
  ".tmp",
  ".git",
  ".env",
  ".env.local",
  "test-results",
  "playwright-report",
]);

/**
 * Copies this folder as `git clone` would create it, but with the generated database client. All users can read the
 * copy. Returns its path.
 */
export function copyFreshClone(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "plinth-clone-"));
  chmodSync(folder, 0o755);
  for (const name of readdirSync(root)) {
    if (!NOT_IN_A_CLONE.has(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  return folder;
}

/** Copies this folder with its packages and its build, which the runner of the slow tests has created. */
export function copyBuiltClone(): string {
  const folder = copyFreshClone();
  // Keeps the build's links to packages relative, so that they point to the packages of the copy. Otherwise, `cpSync`
  // would make the links absolute, and they would point to the packages of this folder.
  const options = { recursive: true, verbatimSymlinks: true };
  for (const name of [".next", "dist"]) cpSync(path.join(root, name), path.join(folder, name), options);
  const from = path.join(root, "node_modules");
  // The packages take more than a gigabyte and are never changed. So they are hard links if both folders are on one
  // disk.
  if (spawnSync("cp", ["-al", from, folder]).status !== 0) spawnSync("cp", ["-a", from, folder]);
  return folder;
}
