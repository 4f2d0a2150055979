import { cache, isStale } from "@/lib/page-cache/cache.mjs";
import { processState } from "@/lib/process-state.mjs";

type Entry = { value: Promise<unknown>; since: number };

const entries = processState("cached-readers", () => new Map<string, Entry>());

/**
 * Creates a function that loads once per process and caches the result until one of the tags expires. Concurrent calls
 * share one load. A load that fails, or during which a tag expires, is not cached. `key` identifies the data in the
 * whole app, for example "settings", so each `load` needs its own key.
 *
 * All callers get the same object, so do not change it. Do not call the reader inside a transaction: `load` queries the
 * database outside of the transaction, which would deadlock with the embedded database.
 */
export function createCachedReader<T>(key: string, tags: readonly string[], load: () => Promise<T>): () => Promise<T> {
  return () => {
    const entry = entries.get(key);
    if (entry && !isStale({ tags, since: entry.since })) return entry.value as Promise<T>;

    const loading: Entry = { since: cache.now, value: load() };
    entries.set(key, loading);
    loading.value.catch(() => {
      if (entries.get(key) === loading) entries.delete(key);
    });
    return loading.value as Promise<T>;
  };
}
