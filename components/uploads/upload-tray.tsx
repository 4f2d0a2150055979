"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasHadUploads, onFirstUpload } from "@/lib/uploads/sending/activity";

const Tray = lazy(() => import("@/components/uploads/tray").then((module) => ({ default: module.Tray })));

/** The uploads of this browser tab, at the bottom of all member screens. Loaded when the first upload starts. */
export function UploadTray() {
  const isActive = useSyncExternalStore(onFirstUpload, hasHadUploads, () => false);
  if (!isActive) return null;
  return (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  );
}
