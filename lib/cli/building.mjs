import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runNode, runStep } from "./progress.mjs";
import { hashSchema, hashSources } from "./sources.mjs";

/** Contains the hash of the sources of the last complete build. */
const STAMP = ".next/plinth-build";
/** Contains the hash of what the database client was last generated from. */
const CLIENT_STAMP = ".tmp/prisma-client";

/** Whether there is a build of the current sources. */
export function isBuilt(root) {
  const isComplete = [".next/BUILD_ID", "dist/server.mjs"].every((file) => existsSync(path.join(root, file)));
  return isComplete && read(root, STAMP) === hashSources(root);
}

/** Builds everything that the production server needs. After an interrupted build, `isBuilt` returns false. */
export async function buildApp(root) {
  await runStep("Building", async () => {
    const hash = hashSources(root);
    rmSync(path.join(root, STAMP), { force: true });
    await buildEntries(root, "dist");
    await runNode(["node_modules/next/dist/bin/next", "build"], {
      cwd: root,
      sentence: "The app could not be built. The output above shows why.",
    });
    const { compressFiles } = await import("./compress-files.mjs");
    await compressFiles(path.join(root, ".next/static"), path.join(root, ".next/static"));
    rmSync(path.join(root, "dist/public"), { recursive: true, force: true });
    await compressFiles(path.join(root, "public"), path.join(root, "dist/public"));
    writeFileSync(path.join(root, STAMP), hash);
  });
}

/**
 * Generates the database client and bundles the programs that `next build` does not build: the server, the embedded
 * database and the worker.
 */
export async function buildEntries(root, folder) {
  await generateClient(root);
  const { bundleEntries } = await import("./bundle.mjs");
  await bundleEntries(root, folder);
}

/** Generates the database client, unless it has already been generated from the current schema. */
export async function generateClient(root) {
  const hash = hashSchema(root);
  if (read(root, CLIENT_STAMP) === hash && existsSync(path.join(root, "lib/db/client/client.ts"))) return;
  await runNode(["node_modules/prisma/build/index.js", "generate"], {
    cwd: root,
    env: { PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
    sentence: "The database client could not be generated. The output above shows why.",
  });
  mkdirSync(path.join(root, path.dirname(CLIENT_STAMP)), { recursive: true });
  writeFileSync(path.join(root, CLIENT_STAMP), hash);
}

function read(root, file) {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, "utf8") : undefined;
}
