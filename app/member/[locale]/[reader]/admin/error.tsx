"use client";

import type { ErrorBoundaryProps } from "@/components/error-reports/use-report";
import { BoundaryScreen } from "@/components/layout/boundary-screen";

/** Shown inside the shell when a page fails. */
export default function AdminError({ error }: ErrorBoundaryProps) {
  return <BoundaryScreen error={error} />;
}
