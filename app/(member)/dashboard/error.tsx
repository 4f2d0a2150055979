"use client";

import { type ErrorBoundaryProps, useReport } from "@/components/error-reports/use-report";
import { ScreenError } from "@/components/layout/screen-error";

/** Shown inside the shell when a page fails. */
export default function DashboardError({ error }: ErrorBoundaryProps) {
  useReport(error);
  return <ScreenError retry={() => location.reload()} />;
}
