import "server-only";
import { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { STORAGE_PARTS, type StoragePart, type StorageParts } from "@/lib/storage-use/parts";

/** Selects the rows (`c`) that a user pays for. It lets Postgres use the indexes on the owner and on the workspace. */
const paidBy = (userId: number) => Prisma.sql`
  ((c."workspaceId" IS NULL AND c."ownerId" = ${userId}::int)
    OR c."workspaceId" = ANY(ARRAY(SELECT id FROM "Workspace" WHERE "ownerId" = ${userId}::int)))`;

const orTrash = (part: StoragePart) => Prisma.sql`CASE WHEN c."deletedAt" IS NULL THEN ${part} ELSE 'trash' END`;

/**
 * Everything that counts towards users' storage, as rows with a part, a number of bytes, an owner and a workspace. It
 * is the only list of what counts. Postgres knows the size of a document without reading it.
 */
const countedRows = (where: Prisma.Sql) => Prisma.sql`
  SELECT ${orTrash("files")} AS part, c.size AS bytes, c."ownerId", c."workspaceId" FROM "FileEntry" c WHERE ${where}
  UNION ALL
  SELECT 'files', c.size, c."ownerId", c."workspaceId" FROM "UploadIntent" c WHERE ${where}
  UNION ALL
  SELECT ${orTrash("projects")}, octet_length(d.document), c."ownerId", c."workspaceId"
    FROM "Project" c JOIN "ProjectDocument" d ON d."projectId" = c.id WHERE ${where}
  UNION ALL
  SELECT ${orTrash("versions")}, octet_length(r.document), c."ownerId", c."workspaceId"
    FROM "Project" c JOIN "ProjectRevision" r ON r."projectId" = c.id WHERE ${where}
  UNION ALL
  SELECT 'projects', octet_length(c.document), c."ownerId", c."workspaceId" FROM "OwnTemplate" c WHERE ${where}
  UNION ALL
  SELECT ${orTrash("published")}, p.size, c."ownerId", c."workspaceId"
    FROM "Site" c JOIN "Publication" p ON p."siteId" = c.id WHERE ${where}
  UNION ALL
  SELECT ${orTrash("published")}, f.size, c."ownerId", c."workspaceId"
    FROM "Site" c JOIN "PublishedFile" f ON f."siteId" = c.id WHERE ${where}`;

/** The number of bytes that a user pays for, as SQL. */
export const countedBytes = (userId: number) =>
  Prisma.sql`(SELECT coalesce(sum(bytes), 0)::bigint FROM (${countedRows(paidBy(userId))}) counted)`;

/** Measures what a user pays for, part by part. */
export async function measureStorageParts(tx: Tx, userId: number): Promise<StorageParts> {
  const rows = await tx.$queryRaw<{ part: StoragePart; bytes: bigint }[]>`
    SELECT part, sum(bytes)::bigint AS bytes FROM (${countedRows(paidBy(userId))}) counted GROUP BY part`;
  const bytesOf = new Map(rows.map(({ part, bytes }) => [part, Number(bytes)]));
  return Object.fromEntries(STORAGE_PARTS.map((part) => [part, bytesOf.get(part) ?? 0])) as StorageParts;
}

/** Finds the users whose storage use differs from what they pay for. */
export async function listMiscounted(): Promise<number[]> {
  const rows = await db.$queryRaw<{ userId: number }[]>`
    SELECT coalesce(actual."userId", used."userId") AS "userId"
    FROM (SELECT coalesce(w."ownerId", counted."ownerId") AS "userId", sum(bytes) AS bytes
      FROM (${countedRows(Prisma.sql`true`)}) counted LEFT JOIN "Workspace" w ON w.id = counted."workspaceId" GROUP BY 1) actual
    FULL JOIN "StorageUse" used ON used."userId" = actual."userId"
    WHERE coalesce(actual.bytes, 0) <> coalesce(used.bytes, 0) ORDER BY 1`;
  return rows.map(({ userId }) => userId);
}

/** The size of a project with all its versions. Lock the project first. */
export async function measureProject(tx: Tx, projectId: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: bigint }[]>`
    SELECT coalesce(sum(octet_length(document)), 0)::bigint AS bytes FROM (
      SELECT document FROM "ProjectDocument" WHERE "projectId" = ${projectId}
      UNION ALL SELECT document FROM "ProjectRevision" WHERE "projectId" = ${projectId}) versions`;
  return Number(row?.bytes ?? 0);
}

/** The size of a site's publications and their files. Lock the site first. */
export async function measureSite(tx: Tx, siteId: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: bigint }[]>`
    SELECT coalesce(sum(size), 0)::bigint AS bytes FROM (
      SELECT size FROM "Publication" WHERE "siteId" = ${siteId}
      UNION ALL SELECT size FROM "PublishedFile" WHERE "siteId" = ${siteId}) copies`;
  return Number(row?.bytes ?? 0);
}
