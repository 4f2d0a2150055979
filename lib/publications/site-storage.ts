import "server-only";
import type { Tx } from "@/lib/db/db";
import type { Payer } from "@/lib/ownership/payer";
import type { CountedSite } from "@/lib/sites/sites";
import { takeContentStorage } from "@/lib/storage-use/content-storage";
import { measureSite } from "@/lib/storage-use/counted-bytes";
import { releaseStorage } from "@/lib/storage-use/storage-use";

/**
 * Runs `work`, which adds or deletes publications or files of a site, and counts the difference. Throws a 403 if more
 * bytes would exceed the payer's limit. Lock the site first.
 */
export async function countSiteStorage<T>(
  tx: Tx,
  { site, payer }: { site: CountedSite; payer: Payer },
  work: () => Promise<T>,
): Promise<T> {
  const before = await measureSite(tx, site.id);
  const result = await work();
  const growth = (await measureSite(tx, site.id)) - before;
  if (growth > 0) await takeContentStorage(tx, payer, growth);
  else await releaseStorage(tx, { ...site, bytes: -growth });
  return result;
}
