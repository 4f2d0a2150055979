"use client";

import { useT } from "@/components/i18n/use-t";
import { NotFoundScreen } from "@/components/site/not-found-screen";

/** Shown when the row of a page does not exist. A path without a page never gets here. */
export default function MemberNotFound() {
  return (
    <main id="main">
      <NotFoundScreen t={useT()} />
    </main>
  );
}
