"use client";

import { useSyncExternalStore } from "react";
import { activeWorkspace, onActiveWorkspace } from "@/lib/http/active-workspace";

/** The active workspace. Undefined for the personal one, on the server and during hydration. */
export const useActiveWorkspace = (): number | undefined =>
  useSyncExternalStore(onActiveWorkspace, activeWorkspace, () => undefined);
