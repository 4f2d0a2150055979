"use client";

import { type Failed, useReport } from "@/components/error-reports/use-report";
import { ScreenError } from "@/components/layout/screen-error";

/** Whatever fails while a member's page is drawn. Loading it anew asks the server again, which a mere redraw would not. */
export default function MemberError({ error }: Failed) {
  useReport(error);
  return (
    <main id="main" className="page-width py-15">
      <ScreenError retry={() => location.reload()} />
    </main>
  );
}
