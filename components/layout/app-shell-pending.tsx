"use client";

import { useLinkStatus } from "next/link";
import { useEffect, useSyncExternalStore } from "react";

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  waiting += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Inside a `<Link>`: tells the shell while its page is loading. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    change(1);
    return () => change(-1);
  }, [pending]);
  return null;
}

/** Whether a page is loading. */
export const useIsLeaving = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
