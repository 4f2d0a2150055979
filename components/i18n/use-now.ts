"use client";

import { useSyncExternalStore } from "react";

/** How often relative times look at the clock, in milliseconds. */
const TICK = 15_000;

// One clock for all relative times of a page, running only while there is one.
const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

function subscribe(reader: () => void) {
  readers.add(reader);
  timer ??= setInterval(tick, TICK);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  now = Date.now();
  for (const reader of readers) reader();
}

function snapshot(): number {
  // A reader that mounts between two ticks sees the present, not the last tick.
  if (Date.now() - now > TICK) now = Date.now();
  return now;
}

/** Milliseconds since 1970, a little behind at most; null on the server and in the first paint. */
export const useNow = (): number | null => useSyncExternalStore(subscribe, snapshot, () => null);
