"use client";

import { useEffect } from "react";
import { report } from "@/components/error-reports/report";

/** The props that Plinth's error boundaries use. Next passes more. */
export type ErrorBoundaryProps = { error: Error & { digest?: string } };

/** Reports an error boundary's error. An error with a digest came from the server, which has already reported it. */
export function useReport(error: ErrorBoundaryProps["error"]): void {
  useEffect(() => {
    if (error.digest === undefined) report(error);
  }, [error]);
}
