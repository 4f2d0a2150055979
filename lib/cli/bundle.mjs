import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ENTRIES = {
  server: "lib/server/server.ts",
  worker: "lib/worker/worker.ts",
  "thread-tasks": "lib/thread-tasks/thread-tasks.ts",
  "picture-process": "lib/pictures/process-program.ts",
  "embedded-worker": "lib/db/embedded/worker.ts",
  "embedded-initialise": "lib/db/embedded/initialise.ts",
};

/** Replaces `server-only` with an empty module, because the package throws outside of Next. */
const serverOnly = {
  name: "server-only",
  setup(build) {
    build.onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "empty" }));
    build.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
  },
};

const options = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  outExtension: { ".js": ".mjs" },
  logLevel: "warning",
  plugins: [serverOnly],
};

/** Bundles our TypeScript, because Node 20 cannot run it. The packages are not bundled. */
export async function bundleEntries(root, folder) {
  removeBundles(path.join(root, folder));
  await build({
    ...options,
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: folder,
    splitting: true,
    chunkNames: "part-[hash]",
  });
}

/** Bundles one program into one file. */
export async function bundleEntry(root, file, outfile) {
  await build({ ...options, outExtension: undefined, absWorkingDir: root, entryPoints: [file], outfile });
}

function removeBundles(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.endsWith(".mjs")) rmSync(path.join(folder, name));
  }
}
