"use client";

import { lazy, Suspense } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";

const Banner = lazy(() => import("@/components/impersonation/banner").then((module) => ({ default: module.Banner })));

/** Shown on every member page while an admin acts as this user. */
export function ImpersonationBanner() {
  const { user } = useBootstrap();
  if (!user?.impersonated_by) return null;
  return (
    <Suspense fallback={null}>
      <Banner user={user} until={user.impersonated_by.until} />
    </Suspense>
  );
}
