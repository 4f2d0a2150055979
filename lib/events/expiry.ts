import { expire } from "@/lib/page-cache/cache.mjs";

type Tags = readonly string[] | "all";
type Listener = (expired: Tags) => void;

const KEY = Symbol.for("plinth.expiry");
// Middleware, handlers and instrumentation hold copies of this module and must share its listeners.
const state = globalThis as { [KEY]?: Set<Listener> };
state[KEY] ??= new Set();
const listeners = state[KEY];

/** Drops what carries one of the tags (pages, `cached` data), in this process only: `changing` and the events listener call it. */
export function expireHere(tags: Tags): void {
  expire(tags);
  for (const listener of listeners) listener(tags);
}

/** Runs `drop` whenever one of the tags expires in this process. Answers with a function that ends this. */
export function onExpire(tags: readonly string[], drop: () => void): () => void {
  const listener = (expired: Tags) => {
    if (expired === "all" || tags.some((tag) => expired.includes(tag))) drop();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
