import { setTimeout as delay } from "node:timers/promises";
import { processState } from "@/lib/process-state.mjs";
import { isStopping, onStop } from "@/lib/server/stopping";

type Start = () => Promise<() => Promise<unknown> | unknown>;

/** How long background work waits, so that loading its code, which takes a while, does not delay the first visitors. */
const BACKGROUND_DELAY_MS = 1000;

const starts = processState("background-work", (): Start[] => []);

/** Registers work that begins soon after the server is ready. `start` returns a function that stops it. */
export function registerBackgroundWork(start: Start): void {
  starts.push(start);
}

/** Begins the registered work. Called when the server is ready. */
export async function startBackgroundWork(waitMs = BACKGROUND_DELAY_MS): Promise<void> {
  await delay(waitMs);
  for (const start of starts.splice(0)) {
    if (!isStopping()) onStop(await start());
  }
}
