"use client";

import { useSyncExternalStore } from "react";
import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import { uploads } from "@/lib/uploads/sending/uploads";

const NONE: readonly UploadItem[] = [];

/** The uploads of this browser tab. */
export function useUploadItems(): readonly UploadItem[] {
  return useSyncExternalStore(uploads.subscribe, uploads.snapshot, () => NONE);
}
