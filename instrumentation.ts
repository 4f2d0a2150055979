import type { Instrumentation } from "next";

/** Next calls this once when the server starts. `onStop` registers how to stop what it starts. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next removes the rest from the edge bundle only for exactly this expression
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ startErrorReports }, { startEvents }, { startJobs }, { onStop }, { keepPublicState }] = await Promise.all([
    import("@/lib/error-reports/start"),
    import("@/lib/events/listen"),
    import("@/lib/worker/run"),
    import("@/lib/server/stopping"),
    import("@/lib/localizations/public-state"),
  ]);
  onStop(await startErrorReports());
  onStop(await startEvents());
  onStop(await keepPublicState());
  onStop(await startJobs());
  const [{ setMemberLanguage }, { publicPageLanguage }] = await Promise.all([
    import("@/lib/page-cache/member-language"),
    import("@/lib/page-access/page-decision"),
  ]);
  setMemberLanguage(publicPageLanguage);
}

/** Next calls this for every uncaught error of a page, a call or middleware. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { reportRequestError } = await import("@/lib/error-reports/report");
  reportRequestError(error, request, context);
};
