import { processState } from "@/lib/process-state.mjs";

const state = processState("data-ready", (): { ready?: Promise<unknown> } => ({}));

/** Called by the server when it begins to open the database, which may continue while Next loads. */
export function setDataReady(ready: Promise<unknown>): void {
  state.ready = ready;
}

/** Waits until the database is open, migrated and seeded. */
export const waitForData = async (): Promise<void> => void (await state.ready);
