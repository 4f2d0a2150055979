import { cache, isStale } from "@/lib/page-cache/cache.mjs";

const KEY = Symbol.for("plinth.cached");

type Kept = { value: Promise<unknown>; since: number };

// Middleware, handlers and instrumentation hold copies of this module and must share what was loaded.
const state = globalThis as { [KEY]?: Map<string, Kept> };
state[KEY] ??= new Map();
const kept = state[KEY];

/**
 * A reader that loads once a process and remembers the answer until one of the tags expires. Readers at the same time share one load; a
 * load that fails, or began before an expiry, is not kept. `key` names the data in the whole app ("settings"), one key for one `load`.
 *
 * Everybody gets the same object, so nobody may change it. Inside a transaction call it before the transaction begins: `load` uses the
 * database outside of it, and the embedded database would wait for ever.
 */
export function createCachedReader<T>(key: string, tags: readonly string[], load: () => Promise<T>): () => Promise<T> {
  return () => {
    const found = kept.get(key);
    if (found && !isStale({ tags, since: found.since })) return found.value as Promise<T>;

    const loading: Kept = { since: cache.now, value: load() };
    kept.set(key, loading);
    loading.value.catch(() => {
      if (kept.get(key) === loading) kept.delete(key);
    });
    return loading.value as Promise<T>;
  };
}
