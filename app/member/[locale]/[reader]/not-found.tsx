"use client";

import { lazy, Suspense } from "react";
import { useT } from "@/components/i18n/use-t";

// Loaded only when needed, because Next sends this file with every page.
const NotFoundScreen = lazy(() =>
  import("@/components/site/not-found-screen").then((module) => ({ default: module.NotFoundScreen })),
);

/** Shown when the row of a page does not exist. A path without a page never gets here. */
export default function MemberNotFound() {
  const t = useT();
  return (
    <main id="main">
      <Suspense fallback={null}>
        <NotFoundScreen t={t} />
      </Suspense>
    </main>
  );
}
