import type { Instrumentation } from "next";

/** Next calls this once when the server starts. `onStop` gets the functions that stop what is started here. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next removes the rest from the edge bundle only for exactly this expression
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [
    { startErrorReports },
    { startEvents },
    { onStop },
    { registerBackgroundWork },
    { waitForData },
    { syncLanguageSettings },
  ] = await Promise.all([
    import("@/lib/error-reports/start"),
    import("@/lib/events/listen"),
    import("@/lib/server/stopping"),
    import("@/lib/server/background-work"),
    import("@/lib/server/data-ready"),
    import("@/lib/localizations/language-settings"),
  ]);
  await waitForData();
  onStop(await startErrorReports());
  onStop(await startEvents());
  onStop(await syncLanguageSettings());
  onStop(await (await import("@/lib/captcha/page-sources")).syncCaptchaSources());
  registerBackgroundWork(async () => (await import("@/lib/worker/run")).startJobs());
  registerBackgroundWork(async () => (await import("@/lib/site-stats/start")).startSiteStats());
  // From now on, the front can send cached pages to logged-in users too.
  const [{ setPageDecider }, { decideForUser }] = await Promise.all([
    import("@/lib/page-cache/user-pages"),
    import("@/lib/page-access/page-decision"),
  ]);
  setPageDecider(decideForUser);
  onStop((await import("@/lib/site-host/start")).startSiteHost());
  // In production the front runs the route handlers. In development Next does, so that a changed file takes effect.
  const [{ env }, { setCallRunner }, { createRouteRunner }, { ROUTES }] = await Promise.all([
    import("@/lib/env"),
    import("@/lib/front/call-runner"),
    import("@/lib/calls/run-routes"),
    import("@/app/routes"),
  ]);
  const documentRoute = ["/api/v1/openapi.json", () => import("@/app/api/v1/openapi.json/route")] as const;
  const { NODE_ENV, APP_URL } = env();
  if (NODE_ENV === "production") setCallRunner(createRouteRunner([...ROUTES, documentRoute], { appUrl: APP_URL }));
}

/** Next calls this for every uncaught error of a page, a route handler or the middleware. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { reportRequestError } = await import("@/lib/error-reports/report");
  reportRequestError(error, request, context);
};
