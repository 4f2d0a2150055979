"use client";

import { useLinkStatus } from "next/link";
import { useEffect, useSyncExternalStore } from "react";

let pendingLinks = 0;
const listeners = new Set<() => void>();

function addPendingLinks(delta: number) {
  pendingLinks += delta;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Inside a `<Link>`, makes the shell show a spinner while the link's page is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    addPendingLinks(1);
    return () => addPendingLinks(-1);
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
