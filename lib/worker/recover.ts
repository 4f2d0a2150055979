import type pg from "pg";
import type { TaskName } from "@/lib/feature";
import { log } from "@/lib/log";
import { tasks } from "@/lib/worker/task-list";

/** A live process stops a task at its limit. A task that is still marked as running this much later has no process. */
const GRACE_SECONDS = 30;

type Running = { task_identifier: string; locked_by: string; seconds: number };

/**
 * Unlocks the jobs of killed processes, which would otherwise wait four hours. `alone`: no other process can run jobs
 * (at the start of the embedded database), so all locked jobs are unlocked.
 */
export async function recoverJobs(pool: pg.Pool, { alone }: { alone: boolean }): Promise<void> {
  const { rows } = await pool.query<Running>(
    `SELECT task_identifier, locked_by, extract(epoch FROM now() - locked_at)::float8 AS seconds
     FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`,
  );
  const dead = new Set(rows.filter((job) => alone || isOverdue(job)).map(({ locked_by }) => locked_by));
  if (dead.size === 0) return;
  await pool.query("SELECT graphile_worker.force_unlock_workers($1::text[])", [[...dead]]);
  log.info({ runners: dead.size }, "Took over the jobs of a process that ended in the middle of them");
}

function isOverdue({ task_identifier, seconds }: Running): boolean {
  // The limits of tasks that only a newer version has are unknown here.
  return task_identifier in tasks && seconds > tasks[task_identifier as TaskName].maxSeconds + GRACE_SECONDS;
}
