import { runMigrations } from "graphile-worker";
import { jobsLogger } from "@/lib/jobs/logger";
import { openJobsPool } from "@/lib/jobs/pool";

/** Creates or migrates the job runner's tables (schema `graphile_worker`). */
export async function migrateJobs(): Promise<void> {
  const pgPool = openJobsPool(1);
  try {
    await runMigrations({ pgPool, logger: jobsLogger });
  } finally {
    await pgPool.end();
  }
}
