"use client";

import { useSyncExternalStore } from "react";

/** How often relative times update. */
const TICK_MS = 15_000;

// One timer for all relative times of a page. It runs only while there are any.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function snapshot(): number {
  // The timer may have been stopped, so the clock is read again if `now` is more than one tick old. The difference is
  // absolute, because the system clock may be set back.
  if (Math.abs(Date.now() - now) > TICK_MS) now = Date.now();
  return now;
}

/** Unix time in milliseconds, at most one tick old. Null on the server and during hydration. */
export const useNow = (): number | null => useSyncExternalStore(subscribe, snapshot, () => null);
