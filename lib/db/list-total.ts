import "server-only";
import { LRUCache } from "lru-cache";

/** Up to here a total is counted anew for every page of a list. */
const COUNTED_MAX = 1000;
/** A total above it may be this old. */
const KEPT_MS = 10_000;

const totals = new LRUCache<string, number>({ max: 1000, ttl: KEPT_MS });

/**
 * How many rows a list has, without reading all of them for each page: exact up to a thousand, at most ten seconds old above.
 * `key` names the list and its filters. `count` counts the rows, at most `take` of them where it is given.
 */
export async function listTotal(key: string, count: (limit: { take?: number }) => Promise<number>): Promise<number> {
  const known = totals.get(key);
  if (known !== undefined) return known;
  const counted = await count({ take: COUNTED_MAX + 1 });
  if (counted <= COUNTED_MAX) return counted;
  const total = await count({});
  totals.set(key, total);
  return total;
}
