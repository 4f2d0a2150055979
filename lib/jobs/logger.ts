import { Logger } from "graphile-worker";
import { log } from "@/lib/log";

type Failure = {
  job?: { id: string; task_identifier: string; attempts: number; max_attempts: number };
  error?: unknown;
};

/** graphile-worker's words in our log. What it finds worth telling about every job is detail to an operator; payloads are left out. */
export const jobsLogger = new Logger(() => (level, message, meta = {}) => {
  const { job, error } = meta as Failure;
  if (level === "error" && job) {
    log.error(
      { err: error, job: job.id, task: job.task_identifier, attempt: job.attempts, of: job.max_attempts },
      "A job failed",
    );
  } else if (level === "error" || level === "warning") {
    log[level === "error" ? "error" : "warn"]({ err: error }, message);
  } else {
    log.debug(message);
  }
});
