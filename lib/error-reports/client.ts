import { captureException, init } from "@sentry/nextjs";
import { hideSecrets, reportOptions } from "@/lib/error-reports/policy";

/** Starts the SDK in the browser. Import this only if a DSN is configured. Returns a function that reports an error. */
export function startReporting(dsn: string): (error: unknown) => void {
  init(reportOptions(dsn))?.on("beforeEnvelope", hideSecrets);
  return (error) => void captureException(error);
}
