"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { report, sendReportsWith } from "@/components/error-reports/report";

const IDLE_TIMEOUT_MS = 5000;

/** Starts error reporting on a site that has a Sentry DSN, once the browser is idle. */
export function ErrorReports() {
  const { sentry_dsn: dsn } = useBootstrap().settings;
  useEffect(() => {
    if (dsn) startOnce(dsn);
  }, [dsn]);
  return null;
}

let isStarted = false;

function startOnce(dsn: string): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener("error", reportEarly);
  window.addEventListener("unhandledrejection", reportEarly);
  waitUntilIdle(() => {
    // fails if the visitor is offline or blocks the script: then nothing is reported
    start(dsn).catch(() => undefined);
  });
}

async function start(dsn: string): Promise<void> {
  const { startReporting } = await import("@/lib/error-reports/client");
  const sender = startReporting(dsn);
  window.removeEventListener("error", reportEarly);
  window.removeEventListener("unhandledrejection", reportEarly);
  sendReportsWith(sender);
}

/** Queues errors until the SDK is loaded. */
function reportEarly(event: ErrorEvent | PromiseRejectionEvent): void {
  report("reason" in event ? event.reason : (event.error ?? event.message));
}

function waitUntilIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, 0); // Safari
}
