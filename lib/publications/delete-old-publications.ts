import "server-only";
import { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { sizeKey, sizesOf } from "@/lib/publications/picture-sizes";
import { HISTORY_MAX } from "@/lib/publications/policy";
import { enqueueFileRemoval } from "@/lib/storage/remove-stored-files";
import { releaseStorage } from "@/lib/storage-use/storage-use";

export type FileRow = { key: string; mime: string; width: number | null; height: number | null };

const isUnused = (siteId: number) => Prisma.sql`
  NOT EXISTS (SELECT 1 FROM "Publication" p WHERE p."siteId" = ${siteId} AND f.id = ANY(p."fileIds"))`;

/**
 * Deletes all of a site's publications except the `HISTORY_MAX` newest, the current and the scheduled one,
 * and those that are evidence. Then deletes
 * the files that no publication uses. Keeps files stored in the last hour, because a publication that is being prepared
 * may use them. The caller counts what the site takes up then.
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
      AND ${isUnused(siteId)}
    RETURNING f.key, f.mime, f.width, f.height`;
  await removeFiles(tx, rows);
}

/** Deletes those of the copies that no publication uses, and releases their storage. */
export async function deleteUnusedCopies(tx: Tx, siteId: number, ids: string[]): Promise<void> {
  const [site] = await tx.$queryRaw<{ ownerId: number; workspaceId: number | null }[]>`
    SELECT "ownerId", "workspaceId" FROM "Site" WHERE id = ${siteId} FOR UPDATE`;
  if (!site) return; // its copies were deleted with it
  const rows = await tx.$queryRaw<(FileRow & { size: bigint })[]>`
    DELETE FROM "PublishedFile" f WHERE f."siteId" = ${siteId} AND f.id = ANY(${ids}) AND ${isUnused(siteId)}
    RETURNING f.key, f.mime, f.width, f.height, f.size`;
  await releaseStorage(tx, { ...site, bytes: rows.reduce((sum, { size }) => sum + Number(size), 0) });
  await removeFiles(tx, rows);
}

/** Removes the bytes of files whose rows have been deleted, including all sizes of pictures. */
export async function removeFiles(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  await enqueueFileRemoval(
    tx,
    rows.flatMap((row) => [row.key, ...sizesOf(row).map((size) => sizeKey(row.key, size))]),
  );
}
