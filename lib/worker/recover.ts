import type pg from "pg";
import type { TaskName } from "@/lib/feature";
import { log } from "@/lib/log";
import { tasks } from "@/lib/worker/task-list";

/**
 * A live process stops a task at its time limit. A job that is still locked this long after its limit belongs to a dead
 * process.
 */
const GRACE_SECONDS = 30;

type RunningJob = { task_identifier: string; locked_by: string; seconds: number };

/**
 * Unlocks the jobs of killed processes, which would otherwise stay locked for four hours. The jobs of a process have
 * the same `locked_by`. One overdue job shows that its process is dead, so all jobs of that process are unlocked.
 * `isOnlyProcess` means that no other process can run jobs, as with the embedded database. In that case, all locked
 * jobs are unlocked.
 */
export async function recoverJobs(pool: pg.Pool, { isOnlyProcess }: { isOnlyProcess: boolean }): Promise<void> {
  const { rows } = await pool.query<RunningJob>(
    `SELECT task_identifier, locked_by, extract(epoch FROM now() - locked_at)::float8 AS seconds
     FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`,
  );
  const deadRunners = new Set(rows.filter((job) => isOnlyProcess || isOverdue(job)).map(({ locked_by }) => locked_by));
  if (deadRunners.size === 0) return;
  await pool.query("SELECT graphile_worker.force_unlock_workers($1::text[])", [[...deadRunners]]);
  log.info({ runners: deadRunners.size }, "Unlocked the jobs of processes that ended while running them");
}

function isOverdue({ task_identifier, seconds }: RunningJob): boolean {
  // The job may belong to a process of a newer version, with tasks whose limits are unknown here.
  return task_identifier in tasks && seconds > tasks[task_identifier as TaskName].maxSeconds + GRACE_SECONDS;
}
