"use client";

import type { ErrorBoundaryProps } from "@/components/error-reports/use-report";
import { BoundaryScreen } from "@/components/layout/boundary-screen";

/** Shown when a page without a sidebar fails, such as a public page or the editor. */
export function PageError({ error }: ErrorBoundaryProps) {
  return (
    <main id="main" className="page-width py-15">
      <BoundaryScreen error={error} />
    </main>
  );
}
