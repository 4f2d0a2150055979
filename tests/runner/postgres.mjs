import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundlePrograms } from "../support/bundle.mjs";

/** Starts a temporary Postgres as the tests do (tests/support/real-postgres.ts), and also stops it on Ctrl-C. */
export async function startPostgres() {
  const folder = await bundlePrograms("runner", { "real-postgres": "tests/support/real-postgres.ts" });
  const { startRealPostgres } = await import(pathToFileURL(path.join(folder, "real-postgres.mjs")).href);
  const server = await startRealPostgres();
  process.once("SIGINT", () => void server.stop().finally(() => process.exit(130)));
  return server;
}
