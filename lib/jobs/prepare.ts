import { pool } from "@/lib/db/pool";

/** The last migration of the job runner's tables. */
export const LAST_MIGRATION = 19;

/** Creates or migrates the job runner's tables, if they need it. Call it after our migrations. */
export async function prepareJobs(): Promise<void> {
  if (await isMigrated()) return;
  const { migrateJobs } = await import("@/lib/jobs/migrate-jobs"); // slow to load
  await migrateJobs();
}

async function isMigrated(): Promise<boolean> {
  const tables = await pool().query<{ exist: boolean }>(
    "SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS exist",
  );
  if (!tables.rows[0]?.exist) return false;
  const last = await pool().query("SELECT 1 FROM graphile_worker.migrations WHERE id = $1", [LAST_MIGRATION]);
  return last.rowCount === 1;
}
