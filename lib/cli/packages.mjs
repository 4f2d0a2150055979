import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runNode, runStep } from "./progress.mjs";

/** Contains the hash of the lock file and the platform that `node_modules` was installed for. */
const STAMP = "node_modules/.plinth-lock";
const PLATFORM = `${process.platform}-${process.arch}`;

/** Whether `node_modules` matches the lock file, for this platform. */
export function isInstalled(root) {
  const stamp = read(root, STAMP);
  if (stamp === stampOf(root)) return true;
  const isForOtherPlatform = stamp !== undefined && !stamp.endsWith(` ${PLATFORM}\n`);
  if (isForOtherPlatform || !matchesLock(root)) return false;
  writeFileSync(path.join(root, STAMP), stampOf(root)); // installed with npm itself, which writes no stamp
  return true;
}

/**
 * Installs from the lock file, including development packages, because building and testing need them. No package needs
 * its install script.
 */
export async function installPackages(root) {
  await runStep("Installing packages", async () => {
    const npm = findNpm();
    const flags = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await runNode([npm, ...flags], {
      cwd: root,
      env: { NODE_ENV: "development" },
      sentence: "The packages could not be installed. Check that the npm registry can be reached, then start again.",
    });
    writeFileSync(path.join(root, STAMP), stampOf(root));
  });
}

const stampOf = (root) => {
  const lock = createHash("sha256")
    .update(read(root, "package-lock.json") ?? "")
    .digest("hex");
  return `${lock} ${PLATFORM}\n`;
};

/** Whether the lock file agrees with a second one, in which npm records what it has installed. */
function matchesLock(root) {
  const locked = readPackages(root, "package-lock.json");
  const installed = readPackages(root, "node_modules/.package-lock.json");
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([name, { version, optional }]) => {
    if (name === "") return true;
    return installed[name] ? installed[name].version === version : optional === true;
  });
}

function readPackages(root, file) {
  const text = read(root, file);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

function read(root, file) {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, "utf8") : undefined;
}

/** The npm that started this process, else the one installed with this Node. */
function findNpm() {
  const running = process.env.npm_execpath;
  if (running?.endsWith("npm-cli.js")) return running;
  const node = path.dirname(process.execPath);
  const candidates = [
    path.join(node, "../lib/node_modules/npm/bin/npm-cli.js"),
    path.join(node, "node_modules/npm/bin/npm-cli.js"),
  ];
  return candidates.find((file) => existsSync(file)) ?? candidates[0];
}
