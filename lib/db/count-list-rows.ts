import "server-only";
import { LRUCache } from "lru-cache";

/** Totals up to this are counted on every request. */
export const EXACT_COUNT_MAX = 1000;
/** How long higher totals are cached. */
const CACHE_MS = 10_000;

const totals = new LRUCache<string, number>({ max: 1000, ttl: CACHE_MS });

/**
 * Returns how many rows a list has. Totals above a thousand may be up to ten seconds old, so that not every request
 * counts all rows. `key` identifies the list and its filters. `count` counts at most `take` rows, or all rows without
 * `take`.
 */
export async function countListRows(
  key: string,
  count: (limit: { take?: number }) => Promise<number>,
): Promise<number> {
  const cached = totals.get(key);
  if (cached !== undefined) return cached;
  const counted = await count({ take: EXACT_COUNT_MAX + 1 });
  if (counted <= EXACT_COUNT_MAX) return counted;
  const total = await count({});
  totals.set(key, total);
  return total;
}
