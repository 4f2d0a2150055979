import "server-only";
import { unstable_cache } from "next/cache";

/** Reads public data for a cached page, and caches the data. Expiring one of the tags also drops the page. */
export function cacheTagged<T>(key: string, tags: string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, [key], { tags, revalidate: false })();
}
