import type { EventEmitter } from "node:events";
import { reportError } from "@/lib/error-reports/report";
import { log } from "@/lib/log";

/**
 * A mistake that nobody catches in one request must not end everybody's: it is logged and the process goes on, as under `next start`. What
 * is acknowledged does not depend on it, for that is in the database.
 */
export function logUncaughtErrors(process: EventEmitter): void {
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "An error that nobody caught");
    reportError(err);
  });
  process.on("unhandledRejection", (err) => {
    log.error({ err }, "A promise failed that nobody waited for");
    reportError(err);
  });
}
