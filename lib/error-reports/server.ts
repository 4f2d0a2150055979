import "server-only";
import { captureException, captureRequestError, close, init } from "@sentry/nextjs";
import { hideSecrets, reportOptions } from "@/lib/error-reports/policy";
import { reportTo } from "@/lib/error-reports/report";

const FLUSH_WITHIN_MS = 2000;

/** Of these the SDK reports the first alone, because a process usually ends by it. Ours goes on, and reports each. */
const OWN_HANDLERS = ["OnUncaughtException", "OnUnhandledRejection"];

/** Sends errors and a sample of traces to the service at `dsn`. Answers with a function that sends what is left and stops. */
export function startReporting(dsn: string): () => Promise<void> {
  // Next tells of its own spans. The SDK need not rewrite other packages as they are loaded to find more.
  const client = init({ ...reportOptions(dsn, OWN_HANDLERS), enableRuntimeChannelInjection: false });
  client?.on("beforeEnvelope", hideSecrets);
  reportTo({
    error: (error, about) => void captureException(error, { extra: about }),
    request: captureRequestError,
  });
  return async () => {
    reportTo(undefined);
    await close(FLUSH_WITHIN_MS);
  };
}
