import { env } from "@/lib/env";

/** Reports errors of this process. Without a key it does not even load the SDK. Returns a function that stops it. */
export async function startErrorReports(): Promise<() => Promise<void>> {
  const { NEXT_PUBLIC_SENTRY_DSN: dsn } = env();
  if (!dsn) return async () => undefined;
  const { startReporting } = await import("@/lib/error-reports/server");
  return startReporting(dsn);
}
