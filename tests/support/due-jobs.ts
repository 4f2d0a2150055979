import { Logger, runOnce, type TaskList } from "graphile-worker";
import { db } from "@/lib/db/db";
import type { TaskName } from "@/lib/feature";
import { openJobsPool } from "@/lib/jobs/pool";
import { taskList } from "@/lib/worker/task-list";

const quiet = new Logger(() => () => undefined);

/** Runs the due jobs of this task, as a worker does, and no others. */
export async function runDueJobs(name: TaskName): Promise<void> {
  const only: TaskList = { [name]: taskList()[name] };
  const pgPool = openJobsPool(2);
  try {
    await runOnce({ pgPool, taskList: only, logger: quiet, noHandleSignals: true });
  } finally {
    await pgPool.end();
  }
}

/** Runs the jobs of this task now, even if they are not due yet. */
export async function runJobsNow(name: TaskName): Promise<void> {
  // A run can end while a job still blocks the other jobs of its queue.
  while ((await makeDue(name)) > 0) await runDueJobs(name);
}

/** Makes the jobs of this task due, except those that have failed. Returns their number. */
const makeDue = (name: TaskName): Promise<number> => db.$executeRaw`
  UPDATE graphile_worker._private_jobs j SET run_at = now()
  FROM graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = ${name} AND j.attempts = 0`;
