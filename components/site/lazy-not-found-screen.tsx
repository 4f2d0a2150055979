"use client";

import { lazy, Suspense } from "react";
import { useT } from "@/components/i18n/use-t";

const NotFoundScreen = lazy(() =>
  import("@/components/site/not-found-screen").then((module) => ({ default: module.NotFoundScreen })),
);

/** The 404 screen, loaded only when it is shown: Next sends the `not-found` of a layout with every page. */
export function LazyNotFoundScreen() {
  const t = useT();
  return (
    <Suspense fallback={null}>
      <NotFoundScreen t={t} />
    </Suspense>
  );
}
