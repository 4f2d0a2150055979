import type { EventEmitter } from "node:events";
import { reportError } from "@/lib/error-reports/report";
import { log } from "@/lib/log";

/**
 * Logs and reports uncaught errors and keeps the process running, as `next start` does, so that one failed request does
 * not end the others. It is safe to continue, because everything that a response has confirmed is in the database.
 */
export function logUncaughtErrors(process: EventEmitter): void {
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "Uncaught error");
    reportError(err);
  });
  process.on("unhandledRejection", (err) => {
    log.error({ err }, "Unhandled promise rejection");
    reportError(err);
  });
}
