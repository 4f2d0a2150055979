import { Logger } from "graphile-worker";
import { reportError } from "@/lib/error-reports/report";
import { log } from "@/lib/log";

type Failure = {
  job?: { id: string; task_identifier: string; attempts: number; max_attempts: number };
  error?: unknown;
};

/**
 * Writes graphile-worker's messages to our log: errors and warnings at their level, all others at debug level. Omits
 * payloads.
 */
export const jobsLogger = new Logger(() => (level, message, meta = {}) => {
  const { job, error } = meta as Failure;
  if (level === "error" && job) logFailure(job, error);
  else if (level === "error" || level === "warning") {
    log[level === "error" ? "error" : "warn"]({ err: error }, message);
  } else {
    log.debug(message);
  }
});

function logFailure(
  { id, task_identifier, attempts, max_attempts }: NonNullable<Failure["job"]>,
  error: unknown,
): void {
  const context = { job: id, task: task_identifier, attempt: attempts, of: max_attempts };
  log.error({ err: error, ...context }, "A job failed");
  if (attempts >= max_attempts) reportError(error, context); // before the last attempt, a retry may still succeed
}
