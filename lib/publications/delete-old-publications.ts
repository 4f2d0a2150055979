import "server-only";
import type { Tx } from "@/lib/db/db";
import { sizeKey, sizesOf } from "@/lib/publications/picture-sizes";
import { HISTORY_MAX } from "@/lib/publications/policy";
import { enqueueFileRemoval } from "@/lib/storage/remove-stored-files";

export type FileRow = { key: string; mime: string; width: number | null; height: number | null };

/**
 * Deletes all of a site's publications except the `HISTORY_MAX` newest, the current and the scheduled one,
 * and those that are evidence. Then deletes
 * the files that no publication uses. Keeps files stored in the last hour, because a publication that is being prepared
 * may use them.
 */
export async function deleteOldPublications(tx: Tx, siteId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Publication" p USING "Site" s
    WHERE s.id = ${siteId} AND p."siteId" = s.id
      AND p.id IS DISTINCT FROM s."publicationId" AND p.id IS DISTINCT FROM s."scheduledId"
      AND NOT EXISTS (SELECT 1 FROM "SiteEvidence" e WHERE e."publicationId" = p.id)
      AND p.number <= (SELECT max(number) FROM "Publication" WHERE "siteId" = ${siteId}) - ${HISTORY_MAX}`;
  const rows = await tx.$queryRaw<FileRow[]>`
    DELETE FROM "PublishedFile" f
    WHERE f."siteId" = ${siteId} AND f."createdAt" < now() - interval '1 hour'
      AND NOT EXISTS (SELECT 1 FROM "Publication" p WHERE p."siteId" = ${siteId} AND f.id = ANY(p."fileIds"))
    RETURNING f.key, f.mime, f.width, f.height`;
  await removeFiles(tx, rows);
}

/** Removes the bytes of files whose rows have been deleted, including all sizes of pictures. */
export async function removeFiles(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  await enqueueFileRemoval(
    tx,
    rows.flatMap((row) => [row.key, ...sizesOf(row).map((size) => sizeKey(row.key, size))]),
  );
}
