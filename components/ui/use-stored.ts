"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Values that the browser did not store, because local storage is blocked or full. A reload loses them. */
const unsavedValues = new Map<string, string>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The text that this browser stores under the key. Null if there is none. Always null on the server and during
 * hydration.
 */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );

export function readStored(key: string): string | null {
  try {
    return unsavedValues.get(key) ?? localStorage.getItem(key);
  } catch {
    return unsavedValues.get(key) ?? null;
  }
}

/** Stores text and rerenders the components that use it. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unsavedValues.delete(key);
  } catch {
    unsavedValues.set(key, value);
  }
  for (const listener of listeners) listener();
}
