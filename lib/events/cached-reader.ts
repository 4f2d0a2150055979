import { cache, isStale } from "@/lib/page-cache/cache.mjs";
import { processState } from "@/lib/process-state.mjs";

type Entry = { value: Promise<unknown>; since: number };

const kept = processState("cached-readers", () => new Map<string, Entry>());

/**
 * Creates a reader that loads once per process and caches the result until one of the tags expires. Concurrent readers
 * share one load. A load that fails, or that began before an expiry, is not cached. `key` names the data in the whole
 * app ("settings"): one key for one `load`.
 *
 * All callers get the same object, so do not change it. Do not call it inside a transaction: `load` uses the database
 * outside of it, and the embedded database would wait for ever.
 */
export function createCachedReader<T>(key: string, tags: readonly string[], load: () => Promise<T>): () => Promise<T> {
  return () => {
    const found = kept.get(key);
    if (found && !isStale({ tags, since: found.since })) return found.value as Promise<T>;

    const loading: Entry = { since: cache.now, value: load() };
    kept.set(key, loading);
    loading.value.catch(() => {
      if (kept.get(key) === loading) kept.delete(key);
    });
    return loading.value as Promise<T>;
  };
}
