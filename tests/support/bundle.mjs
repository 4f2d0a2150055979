import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Programs of the server, by name. The build (lib/cli/bundle.mjs) bundles the same files. */
const PROGRAMS = {
  "thread-tasks": "lib/thread-tasks/thread-tasks.ts",
  "picture-process": "lib/pictures/process-program.ts",
  "embedded-worker": "lib/db/embedded/worker.ts",
  "embedded-initialise": "lib/db/embedded/initialise.ts",
};

/**
 * Bundles the server's programs and `others` into one folder. The folder is inside the project, so that Node
 * finds the project's packages.
 *
 * @param {string} name of a folder below .tmp
 * @param {Record<string, string>} [others] source files by program name, relative to the project's folder
 * @returns {Promise<string>} the folder that contains each program as `<program name>.mjs`
 */
export async function bundlePrograms(name, others = {}) {
  const outdir = path.join(ROOT, ".tmp", name);
  await build({
    entryPoints: { ...PROGRAMS, ...others },
    absWorkingDir: ROOT,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: { "@": ROOT, "server-only": path.join(ROOT, "tests/support/server-only.ts") },
    logLevel: "error",
  });
  return outdir;
}
