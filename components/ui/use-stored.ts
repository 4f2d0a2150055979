"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Used if the browser blocks local storage. The values are then lost on a reload. */
const unsaved = new Map<string, string>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A text that this browser remembers under the key. Null if there is none, on the server and during hydration. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unsaved.get(key) ?? null;
  } catch {
    return unsaved.get(key) ?? null;
  }
}

/** Stores a text and rerenders the components that use it. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    unsaved.set(key, value);
  }
  for (const listener of listeners) listener();
}
