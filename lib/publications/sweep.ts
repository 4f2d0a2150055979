import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { type FileRow, removeFiles } from "@/lib/publications/delete-old-publications";
import { TRASH_DAYS } from "@/lib/sites/policy";
import { COUNTED_SITE, type CountedSite, lockSite } from "@/lib/sites/sites";
import { measureSite } from "@/lib/storage-use/counted-bytes";
import { releaseStorage } from "@/lib/storage-use/storage-use";

const MAX_ROWS_PER_RUN = 100;

/**
 * The task "sweep-sites": deletes sites that have been in the trash for 30 days, with their files. Sites of which
 * there is evidence are kept as long as the evidence.
 */
export async function sweepSites(): Promise<void> {
  const deletedAt = { lt: new Date(Date.now() - TRASH_DAYS * DAY_MS) };
  const sites = await db.site.findMany({
    where: { deletedAt, evidence: { none: {} } },
    orderBy: { deletedAt: "asc" },
    take: MAX_ROWS_PER_RUN,
    select: { id: true },
  });
  for (const { id } of sites) await db.$transaction((tx) => deleteForGood(tx, { id, deletedAt }));
}

/** Deletes a site, unless it has been restored. */
async function deleteForGood(tx: Tx, where: { id: number; deletedAt: { lt: Date } }): Promise<void> {
  await lockSite(tx, where.id);
  const site = await tx.site.findFirst({ where, select: COUNTED_SITE });
  if (site) await deleteSiteForGood(tx, site);
}

/** Deletes a locked site with its publications and their files, and releases their storage. */
export async function deleteSiteForGood(tx: Tx, site: CountedSite): Promise<void> {
  await releaseStorage(tx, { ...site, bytes: await measureSite(tx, site.id) });
  await removeSiteFiles(tx, [site.id]);
  await tx.site.delete({ where: { id: site.id }, select: { id: true } });
}

/** Removes the files of all sites of a user. Call it in the transaction that deletes the user. */
export async function removeFilesOfUser(tx: Tx, userId: number): Promise<void> {
  const sites = await tx.site.findMany({ where: { ownerId: userId }, select: { id: true } });
  await removeSiteFiles(
    tx,
    sites.map(({ id }) => id),
  );
}

async function removeSiteFiles(tx: Tx, siteIds: readonly number[]): Promise<void> {
  const rows = await tx.$queryRaw<FileRow[]>`
    DELETE FROM "PublishedFile" WHERE "siteId" = ANY(${[...siteIds]}) RETURNING key, mime, width, height`;
  await removeFiles(tx, rows);
}
