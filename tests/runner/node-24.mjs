import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const HOME = ".tmp/node-24";

/**
 * Returns the path of Node 24 or later: the running Node, or one from npm. Null if npm cannot install it, for example
 * because it has none for this platform.
 */
export function findOrInstallNode24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const program = path.resolve(HOME, "node_modules", name, "bin/node");
  if (existsSync(program)) return program;
  console.log("Installing Node 24");
  mkdirSync(HOME, { recursive: true });
  writeFileSync(path.join(HOME, "package.json"), "{}\n");
  spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", `${name}@24`], {
    cwd: HOME,
    stdio: "inherit",
  });
  return existsSync(program) ? program : null;
}
