import type { Limiters } from "@/lib/http/rate-limit";
import { processState } from "@/lib/process-state.mjs";

/** Resets the rate limits of this process: drops its limiters, and with them the calls counted in memory. */
export function resetRateLimits(): void {
  const limiters = processState<Limiters>("limits", () => ({ memory: new Map(), shared: new Map() }));
  for (const byName of Object.values(limiters)) byName.clear();
}
