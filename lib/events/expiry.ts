import { expire } from "@/lib/page-cache/cache.mjs";
import { processState } from "@/lib/process-state.mjs";

type Tags = readonly string[] | "all";
type Listener = (expired: Tags) => void;

const listeners = processState("expiry-listeners", () => new Set<Listener>());

/**
 * Invalidates the cached pages and data with these tags, only in this process. `changePublicData` does so in all
 * processes.
 */
export function expireInThisProcess(tags: Tags): void {
  expire(tags);
  for (const listener of listeners) listener(tags);
}

/** Calls `drop` whenever one of the tags is invalidated in this process. Returns a function that unsubscribes. */
export function onExpire(tags: readonly string[], drop: () => void): () => void {
  const listener = (expired: Tags) => {
    if (expired === "all" || tags.some((tag) => expired.includes(tag))) drop();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls `handle` with the tags of every invalidation in this process. Returns a function that unsubscribes. */
export function onEveryExpiry(handle: Listener): () => void {
  listeners.add(handle);
  return () => void listeners.delete(handle);
}
