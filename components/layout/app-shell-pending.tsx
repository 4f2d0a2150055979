"use client";

import { useLinkStatus } from "next/link";
import { useEffect, useSyncExternalStore } from "react";

let pendingLinks = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  pendingLinks += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Put it inside a `<Link>`, so that the shell shows a spinner while the link's page is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    change(1);
    return () => change(-1);
  }, [pending]);
  return null;
}

/** Whether the page of a followed link is loading. */
export const useIsLeaving = () =>
  useSyncExternalStore(
    subscribe,
    () => pendingLinks > 0,
    () => false,
  );
