import "server-only";
import { listGrants } from "@/lib/actor/grants";
import type { Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import type { Payer } from "@/lib/ownership/payer";
import { limitOf } from "@/lib/permissions/can";
import { DOCUMENTS_MIN_LIMIT_BYTES } from "@/lib/projects/policy";

const MEGABYTE = 1024 * 1024;

/**
 * How many bytes a user's documents may take up: as many as their files, but at least `DOCUMENTS_MIN_LIMIT_BYTES`.
 * Null: any number. Call it before a transaction begins.
 */
export async function loadDocumentsLimit(userId: number): Promise<number | null> {
  const filesLimit = limitOf({ permissions: await listGrants(userId) }, "files.create", "max_bytes");
  return filesLimit === null ? null : Math.max(filesLimit, DOCUMENTS_MIN_LIMIT_BYTES);
}

/**
 * Throws a 403 if `addedBytes` more would exceed the limit. Earlier versions count, and so do projects in the trash:
 * otherwise, a project that is copied and deleted again and again would fill the disk. Call it only for new projects.
 * Saves are always accepted: a project keeps a limited number of versions.
 */
export async function requireRoomForDocuments(tx: Tx, { userId, limit }: Payer, addedBytes: number): Promise<void> {
  if (limit === null) return;
  const { used, trashed } = await countDocumentBytes(tx, userId);
  if (used + addedBytes <= limit) return;
  throw new AppError(
    "limit_reached",
    "Projects and their earlier versions take up :used of :limit MB, and :trashed MB of it are in the trash. Delete what you no longer need. Deleted projects leave the trash after 30 days.",
    { values: { used: toMegabytes(used), limit: toMegabytes(limit), trashed: toMegabytes(trashed) } },
  );
}

const toMegabytes = (bytes: number) => Math.round(bytes / MEGABYTE);

/** Reads only the sizes of the documents. The indexes on a project's owner, workspace and versions serve the query. */
async function countDocumentBytes(tx: Tx, userId: number): Promise<{ used: number; trashed: number }> {
  const [sums] = await tx.$queryRaw<{ used: bigint; trashed: bigint }[]>`
    WITH counted AS (
      SELECT id, "deletedAt" FROM "Project" WHERE "ownerId" = ${userId} AND "workspaceId" IS NULL
      UNION ALL
      SELECT p.id, p."deletedAt" FROM "Project" p JOIN "Workspace" w ON w.id = p."workspaceId" WHERE w."ownerId" = ${userId}
    ), sizes AS (
      SELECT c."deletedAt", octet_length(d.document) AS bytes FROM counted c JOIN "ProjectDocument" d ON d."projectId" = c.id
      UNION ALL
      SELECT c."deletedAt", octet_length(r.document) FROM counted c JOIN "ProjectRevision" r ON r."projectId" = c.id
    )
    SELECT coalesce(sum(bytes), 0)::bigint AS used,
      coalesce(sum(bytes) FILTER (WHERE "deletedAt" IS NOT NULL), 0)::bigint AS trashed FROM sizes`;
  return { used: Number(sums?.used ?? 0), trashed: Number(sums?.trashed ?? 0) };
}
