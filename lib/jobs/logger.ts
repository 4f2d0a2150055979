import { Logger } from "graphile-worker";
import { reportError } from "@/lib/error-reports/report";
import { log } from "@/lib/log";

type Failure = {
  job?: { id: string; task_identifier: string; attempts: number; max_attempts: number };
  error?: unknown;
};

/** graphile-worker's words in our log. What it finds worth telling about every job is detail to an operator; payloads are left out. */
export const jobsLogger = new Logger(() => (level, message, meta = {}) => {
  const { job, error } = meta as Failure;
  if (level === "error" && job) jobFailed(job, error);
  else if (level === "error" || level === "warning") {
    log[level === "error" ? "error" : "warn"]({ err: error }, message);
  } else {
    log.debug(message);
  }
});

function jobFailed({ id, task_identifier, attempts, max_attempts }: NonNullable<Failure["job"]>, error: unknown): void {
  const about = { job: id, task: task_identifier, attempt: attempts, of: max_attempts };
  log.error({ err: error, ...about }, "A job failed");
  if (attempts >= max_attempts) reportError(error, about); // what a repetition may mend is no news
}
