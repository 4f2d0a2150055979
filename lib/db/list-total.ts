import "server-only";
import { LRUCache } from "lru-cache";

/** Totals up to this are counted for every page. */
const EXACT_MAX = 1000;
/** Higher totals may be this old. */
const CACHE_MS = 10_000;

const totals = new LRUCache<string, number>({ max: 1000, ttl: CACHE_MS });

/**
 * How many rows a list has: exact up to a thousand, above that at most ten seconds old, so that not every page counts
 * all rows. `key` names the list and its filters. `count` counts the rows, at most `take` of them if given.
 */
export async function listTotal(key: string, count: (limit: { take?: number }) => Promise<number>): Promise<number> {
  const known = totals.get(key);
  if (known !== undefined) return known;
  const counted = await count({ take: EXACT_MAX + 1 });
  if (counted <= EXACT_MAX) return counted;
  const total = await count({});
  totals.set(key, total);
  return total;
}
