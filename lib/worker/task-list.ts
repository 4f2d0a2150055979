import type { JobHelpers, TaskList } from "graphile-worker";
import { withinLimit } from "@/lib/jobs/limit";
import type { Task } from "@/lib/jobs/task";
import { tasks } from "@/lib/jobs/tasks";

/** The registry as graphile-worker wants it. */
export function taskList(): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job, abortSignal }: JobHelpers) => {
        const about = { attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts };
        return withinLimit(task as Task<unknown>, payload, about, abortSignal);
      },
    ]),
  );
}
