"use client";

import { type ErrorBoundaryProps, useReport } from "@/components/error-reports/use-report";
import { ScreenError } from "@/components/layout/screen-error";
import { ApiError } from "@/lib/http/client";

/**
 * Replaces a page that failed, and reports the error. Shows whether loading or rendering failed. A retry reloads the
 * page, because rendering it again would not request it from the server.
 */
export function BoundaryScreen({ error }: ErrorBoundaryProps) {
  useReport(error);
  return <ScreenError retry={() => location.reload()} isRenderFailure={!isLoadFailure(error)} />;
}

/** Whether the server failed to send the page (then the error has a digest), its data or its scripts. */
const isLoadFailure = (error: ErrorBoundaryProps["error"]) =>
  error.digest !== undefined || error instanceof ApiError || error.name === "ChunkLoadError";
