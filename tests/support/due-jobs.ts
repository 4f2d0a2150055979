import { Logger, runOnce, type TaskList } from "graphile-worker";
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
