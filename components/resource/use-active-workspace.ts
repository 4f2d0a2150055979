"use client";

import { useSyncExternalStore } from "react";
import { activeWorkspaceId, onActiveWorkspaceChange } from "@/lib/http/active-workspace";

/**
 * The id of the active workspace. Undefined if the personal workspace is active, and always undefined on the server and
 * during hydration.
 */
export const useActiveWorkspace = (): number | undefined =>
  useSyncExternalStore(onActiveWorkspaceChange, activeWorkspaceId, () => undefined);
