"use client";

import { lazy, Suspense } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";

const AccessReview = lazy(() =>
  import("@/components/access-review/access-review").then((module) => ({ default: module.AccessReview })),
);

/** The access review after a password reset. Loaded only when it is due, which is rare. */
export function DueAccessReview() {
  const { user } = useBootstrap();
  if (!user?.must_review_access) return null;
  return (
    <Suspense fallback={null}>
      <AccessReview />
    </Suspense>
  );
}
