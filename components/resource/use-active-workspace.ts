"use client";

import { useSyncExternalStore } from "react";
import { activeWorkspace } from "@/lib/http/active-workspace";

const subscribeNever = () => () => {};

/** The active workspace. Undefined for the personal one, on the server and during hydration. */
export const useActiveWorkspace = (): number | undefined =>
  useSyncExternalStore(subscribeNever, activeWorkspace, () => undefined);
