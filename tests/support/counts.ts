import type { Limits } from "@/lib/http/rate-limit";
import { processState } from "@/lib/process-state.mjs";

/** Drops this process's limiters, and with them the calls counted in memory. */
export function forgetCounts(): void {
  const limits = processState<Limits>("limits", () => ({ memory: new Map(), shared: new Map() }));
  for (const limiters of Object.values(limits)) limiters.clear();
}
