"use client";

import { type Failed, useReport } from "@/components/error-reports/use-report";
import { ScreenError } from "@/components/layout/screen-error";

/** A page that fails leaves its frame standing. */
export default function DashboardError({ error }: Failed) {
  useReport(error);
  return <ScreenError retry={() => location.reload()} />;
}
