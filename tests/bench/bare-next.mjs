import { spawnSync } from "node:child_process";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The bare app is built in a folder that has its own packages, because Next would otherwise use the project's
 * middleware.
 */
export const BARE_NEXT_FOLDER = path.resolve(".tmp/bare-next");

/**
 * Builds the bare Next app twice: first without filler, to measure its page, and then with as much filler as the page
 * needs to have about `bytes` bytes.
 */
export async function buildBareNext(bytes) {
  rmSync(BARE_NEXT_FOLDER, { recursive: true, force: true });
  cpSync("tests/bench/bare-next", BARE_NEXT_FOLDER, { recursive: true });
  for (const name of packagesOf(["next", "react", "react-dom"]))
    linkFolder(path.resolve("node_modules", name), path.join(BARE_NEXT_FOLDER, "node_modules", name));
  build("");
  const emptyBytes = readPage().length;
  build("x".repeat(Math.max(0, Math.floor((bytes - emptyBytes) / 2)))); // the page contains the filler twice
}

/** Returns the names of these packages and of their installed dependencies. */
function packagesOf(names, collected = new Set()) {
  for (const name of names) {
    const file = path.join("node_modules", name, "package.json");
    if (collected.has(name) || !existsSync(file)) continue;
    collected.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
    packagesOf([...Object.keys(dependencies), ...Object.keys(optionalDependencies)], collected);
  }
  return collected;
}

/** Recreates a folder with hard links to its files. */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
  }
}

function build(text) {
  writeFileSync(path.join(BARE_NEXT_FOLDER, "filler.json"), JSON.stringify({ text }));
  rmSync(path.join(BARE_NEXT_FOLDER, ".next"), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: BARE_NEXT_FOLDER,
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The bare Next app does not build: ${stdout}${stderr}`);
}

const readPage = () => readFileSync(path.join(BARE_NEXT_FOLDER, ".next/server/app/index.html"));
