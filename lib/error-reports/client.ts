import { captureException, init } from "@sentry/nextjs";
import { hideSecrets, reportOptions } from "@/lib/error-reports/policy";

/**
 * Starts Sentry's SDK in the browser. Returns a function that reports an error. Import this file only if a DSN is
 * configured, because it loads the SDK.
 */
export function startReporting(dsn: string): (error: unknown) => void {
  init(reportOptions(dsn))?.on("beforeEnvelope", hideSecrets);
  return (error) => void captureException(error);
}
