import { runMigrations } from "graphile-worker";
import { jobsLogger } from "@/lib/jobs/logger";
import { openJobsPool } from "@/lib/jobs/pool";

/** Makes the job runner's own tables or brings them up to date (its schema `graphile_worker`); one query when they are. Call it after our migrations and before the first job. */
export async function prepareJobs(): Promise<void> {
  const pgPool = openJobsPool(1);
  try {
    await runMigrations({ pgPool, logger: jobsLogger });
  } finally {
    await pgPool.end();
  }
}
