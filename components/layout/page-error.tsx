"use client";

import type { ErrorBoundaryProps } from "@/components/error-reports/use-report";
import { BoundaryScreen } from "@/components/layout/boundary-screen";

/** Shown when a page outside of the member area fails. */
export function PageError({ error }: ErrorBoundaryProps) {
  return (
    <main id="main" className="page-width py-15">
      <BoundaryScreen error={error} />
    </main>
  );
}
