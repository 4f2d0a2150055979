import { expire } from "@/lib/page-cache/cache.mjs";

type Tags = readonly string[] | "all";
type Listener = (expired: Tags) => void;

const KEY = Symbol.for("plinth.expiry");
// Middleware, handlers and instrumentation have copies of this module and share its listeners.
const state = globalThis as { [KEY]?: Set<Listener> };
state[KEY] ??= new Set();
const listeners = state[KEY];

/** Expires the tags (pages, cached data) in this process only. `changePublicData` and the events listener call it. */
export function expireHere(tags: Tags): void {
  expire(tags);
  for (const listener of listeners) listener(tags);
}

/** Runs `drop` whenever one of the tags expires in this process. Returns a function that ends this. */
export function onExpire(tags: readonly string[], drop: () => void): () => void {
  const listener = (expired: Tags) => {
    if (expired === "all" || tags.some((tag) => expired.includes(tag))) drop();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
