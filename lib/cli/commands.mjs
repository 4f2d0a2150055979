import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildApp, buildEntries, isBuilt } from "./building.mjs";
import { withLock } from "./lock.mjs";
import { installPackages, isInstalled } from "./packages.mjs";
import { Failure } from "./progress.mjs";

/** The project's folder, independent of the working directory. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

const commands = {
  async up() {
    process.env.NODE_ENV = "production";
    await installIfNeeded();
    await buildIfNeeded({ beforeBuild: runPreflight });
    await load("dist/server.mjs");
  },
  async dev() {
    process.env.NODE_ENV = "development";
    await installIfNeeded();
    await withLock(root, () => buildEntries(root, "dist/dev"));
    await load("dist/dev/server.mjs");
  },
  async build() {
    process.env.NODE_ENV = "production";
    await installIfNeeded();
    await withLock(root, () => buildApp(root));
  },
  async worker() {
    process.env.NODE_ENV = "production";
    await installIfNeeded();
    await buildIfNeeded({ beforeBuild: async () => undefined });
    await load("dist/worker.mjs");
  },
};

/** Runs one of the commands. Prints only the message of a `Failure`, and other errors with their stack. */
export async function run(name) {
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  try {
    await commands[name]();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}

async function installIfNeeded() {
  if (isInstalled(root)) return;
  await withLock(root, async () => {
    if (!isInstalled(root)) await installPackages(root); // unless another process has done so while we waited
  });
}

/** Builds the app if it is not built yet. Awaits `beforeBuild` before such a build. */
async function buildIfNeeded({ beforeBuild }) {
  if (isBuilt(root)) return;
  await beforeBuild();
  await withLock(root, async () => {
    if (!isBuilt(root)) await buildApp(root);
  });
}

/**
 * Throws if something would prevent the server from starting. Runs before the build, because the build takes a while.
 */
async function runPreflight() {
  const { bundleEntry } = await import("./bundle.mjs");
  await bundleEntry(root, "lib/server/preflight.ts", ".tmp/preflight.mjs");
  const { findStartProblem } = await load(".tmp/preflight.mjs");
  const sentence = await findStartProblem();
  if (sentence) throw new Failure(sentence);
}

const load = (file) => import(pathToFileURL(path.join(root, file)).href);
