import type { Limiters } from "@/lib/http/rate-limit";
import { processState } from "@/lib/process-state.mjs";

/** Drops the limiters of this process, and with them the calls counted in memory. The counts in the database stay. */
export function resetRateLimits(): void {
  const limiters = processState<Limiters>("limits", () => ({ memory: new Map(), shared: new Map() }));
  for (const byName of Object.values(limiters)) byName.clear();
}
