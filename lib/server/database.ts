import path from "node:path";
import { setEmbeddedDatabase } from "@/lib/db/connection";
import type { EmbeddedDatabase } from "@/lib/db/embedded/start";
import { MigrationError, migrate } from "@/lib/db/migrations";
import { disconnect, pool } from "@/lib/db/pool";
import type { Environment } from "@/lib/env";
import { prepareJobs } from "@/lib/jobs/prepare";
import { seed } from "@/lib/seed/seed";
import { checkDatabase } from "@/lib/server/database-check";
import { asStartError, type StartError } from "@/lib/server/start-error";
import { onStop } from "@/lib/server/stopping";

/**
 * Checks the operator's database, or waits until the embedded one has started. `starting` resolves to the embedded
 * database. Calls `onFailure` if the embedded database ends unexpectedly.
 */
export async function openDatabase(
  { DATABASE_URL }: Pick<Environment, "DATABASE_URL">,
  starting: Promise<EmbeddedDatabase> | undefined,
  onFailure: (error: StartError) => void,
): Promise<void> {
  if (DATABASE_URL) await checkDatabase(DATABASE_URL);
  if (starting) {
    const embedded = await starting.catch((error) => Promise.reject(asStartError(error)));
    onStop(embedded.stop);
    embedded.onFailure((error) => onFailure(asStartError(error)));
    setEmbeddedDatabase(embedded.url);
  }
  onStop(disconnect);
}

/** Migrates the tables and seeds an empty database. Returns the first admin if this call created that account. */
export async function prepareDatabase(): ReturnType<typeof seed> {
  await migrate(pool(), path.resolve("prisma/migrations")).catch((error) => {
    throw error instanceof MigrationError ? asStartError(error) : error;
  });
  await prepareJobs();
  return await seed();
}
