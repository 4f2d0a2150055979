import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundlePrograms } from "./bundle.mjs";

/** Starts the server that gives each jest worker its own migrated database. Runs once per run of the API tests. */
// biome-ignore lint/style/noDefaultExport: jest calls it
export default async function setUp() {
  const folder = await bundlePrograms(`api-tests-${process.pid}`, {
    "test-databases": "tests/support/test-databases.ts",
  });
  const { serveTestDatabases } = await import(pathToFileURL(path.join(folder, "test-databases.mjs")).href);
  const databases = await serveTestDatabases(folder);
  process.env.PLINTH_TEST_DATABASES = databases.url;
  process.env.PLINTH_TEST_PROGRAMS = folder;
  globalThis[Symbol.for("plinth.test-databases")] = databases;
}
