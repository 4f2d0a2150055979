"use client";

import { lazy, Suspense } from "react";
import { useT } from "@/components/i18n/use-t";

const NotFoundScreen = lazy(() =>
  import("@/components/site/not-found-screen").then((module) => ({ default: module.NotFoundScreen })),
);

/**
 * The 404 screen. Its code is loaded only when the screen is shown, because Next sends a layout's `not-found` with
 * every page.
 */
export function LazyNotFoundScreen() {
  const t = useT();
  return (
    <Suspense fallback={null}>
      <NotFoundScreen t={t} />
    </Suspense>
  );
}
