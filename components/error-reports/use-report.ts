"use client";

import { useEffect } from "react";
import { report } from "@/components/error-reports/report";

/** What Next hands to an error boundary. */
export type Failed = { error: Error & { digest?: string } };

/** Reports what a page's error boundary caught. An error with a digest came from the server, which has reported it itself. */
export function useReport(error: Failed["error"]): void {
  useEffect(() => {
    if (error.digest === undefined) report(error);
  }, [error]);
}
