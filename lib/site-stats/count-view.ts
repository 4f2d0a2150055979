import "server-only";
import { flushSoon, sharedCounter, type ViewCounter } from "@/lib/site-stats/flush";
import { addView, PENDING_MAX, type View } from "@/lib/site-stats/pending-views";

/**
 * Counts a view of a page of a published site: a GET request for an HTML page that is answered with status 200 or 304.
 * Takes a few microseconds, never throws and does not wait, because the count is saved in the background.
 */
export function countView(view: View, counter: ViewCounter = sharedCounter()): void {
  addView(counter.pending, view, Date.now());
  if (counter.pending.size >= PENDING_MAX) flushSoon(counter);
}
