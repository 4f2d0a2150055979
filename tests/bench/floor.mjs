import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

const FOLDER = "tests/bench/floor";

/** Builds the bare Next app with a static page of about `bytes` bytes: first with nothing in it, then filled up. */
export async function buildFloor(bytes) {
  build("");
  const empty = page().length;
  build("x".repeat(Math.max(0, Math.floor((bytes - empty) / 2)))); // the text stands in the HTML and once more in Next's own data
}

function build(text) {
  writeFileSync(`${FOLDER}/filler.json`, JSON.stringify({ text }));
  rmSync(`${FOLDER}/.next`, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ["../../../node_modules/next/dist/bin/next", "build"], { cwd: FOLDER });
  if (status !== 0) throw new Error(`The floor does not build: ${stdout}${stderr}`);
}

const page = () => readFileSync(`${FOLDER}/.next/server/app/index.html`);
