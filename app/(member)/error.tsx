"use client";

import { type ErrorBoundaryProps, useReport } from "@/components/error-reports/use-report";
import { ScreenError } from "@/components/layout/screen-error";

/**
 * Shown when a member page fails to render. A retry reloads the page, because rendering it again would not request it
 * from the server.
 */
export default function MemberError({ error }: ErrorBoundaryProps) {
  useReport(error);
  return (
    <main id="main" className="page-width py-15">
      <ScreenError retry={() => location.reload()} />
    </main>
  );
}
