import "server-only";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state.mjs";
import { addEntry, type PendingView, type PendingViews } from "@/lib/site-stats/pending-views";
import { saveViews } from "@/lib/site-stats/save-views";

/** The views that this process has counted and not saved yet. */
export type ViewCounter = { pending: PendingViews; saving: Promise<void> | null };

export const newCounter = (): ViewCounter => ({ pending: new Map(), saving: null });

/** The counter of this process. The server's bundle and Next's bundle share it. */
export const sharedCounter = () => processState("site-views", newCounter);

/** How many entries one transaction saves: few enough to keep it short. */
const BATCH_SIZE = 500;

/** Begins to save the pending views, unless views are being saved already. */
export function flushSoon(counter: ViewCounter): void {
  if (!counter.saving) void flushViews(counter);
}

/** Saves the pending views. Those that cannot be saved stay pending, unless `addEntry` drops them. Never rejects. */
export async function flushViews(counter: ViewCounter = sharedCounter()): Promise<void> {
  while (counter.saving) await counter.saving;
  if (counter.pending.size === 0) return;
  counter.saving = savePending(counter);
  await counter.saving;
}

async function savePending(counter: ViewCounter): Promise<void> {
  const entries = [...counter.pending.values()];
  counter.pending = new Map();
  try {
    while (entries.length > 0) {
      await saveViews(entries.slice(0, BATCH_SIZE));
      entries.splice(0, BATCH_SIZE);
    }
  } catch (err) {
    log.warn({ err, entries: entries.length }, "Views of published sites could not be saved");
    keepPending(counter, entries);
  } finally {
    counter.saving = null;
  }
}

function keepPending({ pending }: ViewCounter, entries: readonly PendingView[]): void {
  for (const entry of entries) addEntry(pending, entry);
}
