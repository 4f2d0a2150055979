import type { JobHelpers, TaskList } from "graphile-worker";
import type { Task, TaskName } from "@/lib/feature";
import { features } from "@/lib/features/features";
import { runWithinLimit } from "@/lib/jobs/run-within-limit";

/** The tasks of all features, keyed by name. */
export const tasks = Object.assign({}, ...features.map((feature) => feature.tasks)) as Record<TaskName, Task<unknown>>;

/** The tasks in graphile-worker's format. */
export function taskList(): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job, abortSignal }: JobHelpers) => {
        const context = { attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts, features };
        return runWithinLimit(task, payload, context, abortSignal);
      },
    ]),
  );
}
