import { env } from "@/lib/env";

/**
 * Starts error reporting in this process. Does not load the SDK without a DSN. Returns a function that stops the
 * reporting.
 */
export async function startErrorReports(): Promise<() => Promise<void>> {
  const { NEXT_PUBLIC_SENTRY_DSN: dsn } = env();
  if (!dsn) return async () => undefined;
  const { startReporting } = await import("@/lib/error-reports/server");
  return startReporting(dsn);
}
