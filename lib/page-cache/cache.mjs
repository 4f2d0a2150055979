import { LRUCache } from "lru-cache";
import { processState } from "../process-state.mjs";

/** When more tags than this have expired, everything expires, and the list of expired tags is cleared. */
const MAX_EXPIRED_TAGS = 10_000;

const RENDERING_MAX_MS = 10_000;

/** When this many renderings are tracked, those that take too long are removed. */
const MAX_RENDERINGS = 1000;

/** The approximate size of a page's entry without its bodies. */
const PAGE_EXTRA_BYTES = 2000;

// `cache.d.mts` describes the parts of the cache and the functions below. All sizes are in bytes. The size of a page
// includes an estimate for its compressed bodies.
export const cache = processState("cache", () => ({
  entries: new LRUCache({ maxSize: 48e6, sizeCalculation: (entry) => entry.size }),
  missing: new LRUCache({ maxSize: 4e6, sizeCalculation: (entry) => entry.size }),
  pages: new LRUCache({
    maxSize: 48e6,
    sizeCalculation: (page) => Math.ceil(page.body.length * 1.5) + PAGE_EXTRA_BYTES,
  }),
  rendering: new Map(),
  now: 0,
  allExpiredAt: 0,
  expiredAt: new Map(),
  policy: undefined,
}));

export function isStale({ tags, since }) {
  return cache.allExpiredAt > since || tags.some((tag) => (cache.expiredAt.get(tag) ?? 0) > since);
}

export function expire(tags) {
  cache.now += 1;
  if (tags === "all" || cache.expiredAt.size > MAX_EXPIRED_TAGS) {
    cache.allExpiredAt = cache.now;
    cache.expiredAt.clear();
  } else {
    for (const tag of tags) cache.expiredAt.set(tag, cache.now);
  }
  dropStale(cache.entries);
  dropStale(cache.missing);
  dropStale(cache.pages);
}

function dropStale(entries) {
  for (const [key, entry] of entries.entries()) {
    if (isStale(entry)) entries.delete(key);
  }
}

export function beginRendering(path, since) {
  if (findRendering(path)) return;
  if (cache.rendering.size >= MAX_RENDERINGS) for (const other of [...cache.rendering.keys()]) findRendering(other);
  let resolve;
  const done = new Promise((ready) => {
    resolve = ready;
  });
  cache.rendering.set(path, { since, startedAt: performance.now(), done, resolve });
}

export function endRendering(path) {
  const rendering = cache.rendering.get(path);
  cache.rendering.delete(path);
  // Next forgets a finished rendering a few ticks after storing the page. A waiting request must not continue before
  // that.
  if (rendering) setImmediate(rendering.resolve);
}

export async function waitForOlderRendering(path) {
  const rendering = findRendering(path);
  if (!rendering || rendering.since === cache.now) return;
  let timer;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, RENDERING_MAX_MS);
  });
  await Promise.race([rendering.done, timeout]);
  clearTimeout(timer);
}

/**
 * Finds the running rendering of a path. Ends a rendering that takes too long: it has failed, or its visitor has left.
 */
function findRendering(path) {
  const rendering = cache.rendering.get(path);
  if (!rendering || performance.now() - rendering.startedAt < RENDERING_MAX_MS) return rendering;
  endRendering(path);
  return undefined;
}
