import { captureException, init } from "@sentry/nextjs";
import { hideSecrets, reportOptions } from "@/lib/error-reports/policy";

/** The browser's half, with the SDK: import it only when there is a key. Answers with a function that reports an error. */
export function startReporting(dsn: string): (error: unknown) => void {
  init(reportOptions(dsn))?.on("beforeEnvelope", hideSecrets);
  return (error) => void captureException(error);
}
