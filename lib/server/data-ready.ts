import { processState } from "@/lib/process-state.mjs";

const state = processState("data-ready", (): { ready?: Promise<unknown> } => ({}));

/** Sets the promise that `waitForData` awaits. Called when the server begins to open the database. */
export function setDataPromise(ready: Promise<unknown>): void {
  state.ready = ready;
}

/** Waits until the database is open, migrated and seeded. */
export const waitForData = async (): Promise<void> => void (await state.ready);
