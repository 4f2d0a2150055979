import "server-only";
import { unstable_cache } from "next/cache";

/** Reads public data for a cached page. An edit that expires one of the tags drops the page too. */
export function cacheTagged<T>(key: string, tags: string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, [key], { tags, revalidate: false })();
}
