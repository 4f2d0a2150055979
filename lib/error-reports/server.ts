import "server-only";
import { captureException, captureRequestError, close, init } from "@sentry/nextjs";
import { hideSecrets, reportOptions } from "@/lib/error-reports/policy";
import { reportTo } from "@/lib/error-reports/report";

const FLUSH_WITHIN_MS = 2000;

/**
 * The SDK's own handlers of uncaught errors. They are omitted, because `logUncaughtErrors` reports each of these
 * errors. The SDK would report only the first uncaught error.
 */
const SDK_HANDLERS = ["OnUncaughtException", "OnUnhandledRejection"];

/** Sends errors and a sample of traces to the service at `dsn`. Returns a function that flushes and stops. */
export function startReporting(dsn: string): () => Promise<void> {
  // Next's own spans are enough for us, so the SDK does not instrument packages at run time.
  const client = init({ ...reportOptions(dsn, SDK_HANDLERS), enableRuntimeChannelInjection: false });
  client?.on("beforeEnvelope", hideSecrets);
  reportTo({
    error: (error, context) => void captureException(error, { extra: context }),
    request: captureRequestError,
  });
  return async () => {
    reportTo(undefined);
    await close(FLUSH_WITHIN_MS);
  };
}
