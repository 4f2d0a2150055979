"use client";

import { ScreenError } from "@/components/layout/screen-error";

/** A page that fails leaves its frame standing. */
export default function AdminError() {
  return <ScreenError retry={() => location.reload()} />;
}
