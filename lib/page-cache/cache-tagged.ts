import "server-only";
import { unstable_cache } from "next/cache";

/** A read of public data for a cached page: an edit that expires one of the tags drops the page with it. */
export function cacheTagged<T>(key: string, tags: string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, [key], { tags, revalidate: false })();
}
