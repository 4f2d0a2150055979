import path from "node:path";
import { setEmbeddedDatabase } from "@/lib/db/connection";
import { disconnect, pool } from "@/lib/db/db";
import { startEmbedded } from "@/lib/db/embedded/start";
import { MigrationError, migrate } from "@/lib/db/migrations";
import type { Environment } from "@/lib/env";
import { prepareJobs } from "@/lib/jobs/prepare";
import { seed } from "@/lib/seed/seed";
import { makeDataFolder } from "@/lib/server/data-folder";
import { checkDatabase } from "@/lib/server/database-check";
import { asStartError, type StartError } from "@/lib/server/start-error";
import { onStop } from "@/lib/server/stopping";

/**
 * Checks the operator's database, or starts the embedded one in the data folder. Calls `onFailure` if the embedded one
 * ends unexpectedly.
 */
export async function openDatabase(environment: Environment, onFailure: (error: StartError) => void): Promise<void> {
  if (environment.DATABASE_URL) {
    await checkDatabase(environment.DATABASE_URL);
  } else {
    const dataFolder = await makeDataFolder(environment.DATA_DIR);
    const embedded = await startEmbedded(dataFolder).catch((error) => Promise.reject(asStartError(error)));
    onStop(embedded.stop);
    embedded.onFailure((error) => onFailure(asStartError(error)));
    setEmbeddedDatabase(embedded.url);
  }
  onStop(disconnect);
}

/** Migrates the tables and seeds an empty database. Returns what was seeded. */
export async function prepareDatabase(): ReturnType<typeof seed> {
  await migrate(pool(), path.resolve("prisma/migrations")).catch((error) => {
    throw error instanceof MigrationError ? asStartError(error) : error;
  });
  await prepareJobs();
  return await seed();
}
