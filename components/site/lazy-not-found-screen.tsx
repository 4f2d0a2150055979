"use client";

import { lazy, Suspense } from "react";
import { useT } from "@/components/i18n/use-t";

const NotFoundScreen = lazy(() =>
  import("@/components/site/not-found-screen").then((module) => ({ default: module.NotFoundScreen })),
);

/** The 404 screen. Next sends a layout's `not-found` with every page, so the screen is loaded only when it is shown. */
export function LazyNotFoundScreen() {
  const t = useT();
  return (
    <Suspense fallback={null}>
      <NotFoundScreen t={t} />
    </Suspense>
  );
}
