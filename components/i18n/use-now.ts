"use client";

import { useSyncExternalStore } from "react";

/** How often relative times update, in milliseconds. */
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
  // A component that mounts between two ticks gets the current time, not that of the last tick.
  // The distance counts both ways: people set clocks back.
  if (Math.abs(Date.now() - now) > TICK) now = Date.now();
  return now;
}

/** Milliseconds since 1970, up to one tick behind. Null on the server and in the first render. */
export const useNow = (): number | null => useSyncExternalStore(subscribe, snapshot, () => null);
