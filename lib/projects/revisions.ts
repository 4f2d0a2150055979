import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import type { Caller } from "@/lib/projects/projects";
import { requireProject } from "@/lib/projects/projects";
import type { RevisionJson, RevisionListQuery } from "@/lib/projects/schema";
import { loadContentPayerOf, requireContentStorage } from "@/lib/storage-use/content-storage";

/** For this long after a revision's first save, further saves replace its document. */
const REVISION_MS = 10 * 60 * 1000;
/** How many revisions without a name are kept per project, and how much they may take up together. */
const UNNAMED_MAX = 50;
export const UNNAMED_MAX_BYTES = 50 * 1024 * 1024;
const NAMED_MAX = 100;

const SHOWN_COLUMNS = {
  id: true,
  name: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { id: true, firstName: true, lastName: true, email: true } },
} as const;
type RevisionRow = Prisma.ProjectRevisionGetPayload<{ select: typeof SHOWN_COLUMNS }>;

type SavedProject = { projectId: number; userId: number };

/**
 * Adds the document that was just saved to the history. If the same user began the newest revision in the last ten
 * minutes, and that revision has no name, its document is replaced. Otherwise, and always with `isNew`, a new revision
 * is created. Then the oldest revisions without a name are deleted: those beyond `UNNAMED_MAX` and those beyond
 * `UNNAMED_MAX_BYTES`. With `isFull`, also so many that the history does not grow. The newest revision is always kept.
 */
export async function recordRevision(
  tx: Tx,
  saved: SavedProject,
  { isNew = false, isFull = false } = {},
): Promise<void> {
  const maxBytes = isFull ? Math.min(UNNAMED_MAX_BYTES, await measureUnnamed(tx, saved.projectId)) : UNNAMED_MAX_BYTES;
  await addRevision(tx, saved, { isNew });
  await tx.$executeRaw`
    DELETE FROM "ProjectRevision" WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER newest AS place, sum(octet_length(document)) OVER newest AS bytes
        FROM "ProjectRevision" WHERE "projectId" = ${saved.projectId} AND name IS NULL WINDOW newest AS (ORDER BY id DESC)
      ) ranked WHERE place > ${UNNAMED_MAX} OR (place > 1 AND bytes > ${maxBytes}))`;
}

async function measureUnnamed(tx: Tx, projectId: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: bigint }[]>`
    SELECT coalesce(sum(octet_length(document)), 0)::bigint AS bytes
    FROM "ProjectRevision" WHERE "projectId" = ${projectId} AND name IS NULL`;
  return Number(row?.bytes ?? 0);
}

/**
 * The database copies the document from where it was saved, already compressed: to send it once more would make
 * everybody wait for as long again.
 */
async function addRevision(tx: Tx, { projectId, userId }: SavedProject, { isNew }: { isNew: boolean }): Promise<void> {
  const newest = await tx.projectRevision.findFirst({
    where: { projectId },
    orderBy: { id: "desc" },
    select: { id: true, userId: true, name: true, createdAt: true },
  });
  const isContinued =
    newest?.name === null && newest.userId === userId && Date.now() - newest.createdAt.getTime() < REVISION_MS;
  if (isContinued && !isNew) {
    await tx.$executeRaw`
      UPDATE "ProjectRevision" r SET version = d.version, document = d.document, "updatedAt" = now()
      FROM "ProjectDocument" d WHERE r.id = ${newest.id} AND d."projectId" = r."projectId"`;
    return;
  }
  await tx.$executeRaw`
    INSERT INTO "ProjectRevision" ("projectId", "userId", version, document)
    SELECT "projectId", ${userId}, version, document FROM "ProjectDocument" WHERE "projectId" = ${projectId}`;
}

export async function listRevisions(caller: Caller, projectId: number, list: RevisionListQuery) {
  await requireProject(caller, "view", projectId);
  const where = { projectId };
  return paginate(list, {
    count: () => db.projectRevision.count({ where }),
    rows: async (window) => {
      const ordered = { where, select: SHOWN_COLUMNS, orderBy: { id: list.orderDir } };
      return (await db.projectRevision.findMany({ ...ordered, ...window })).map(revisionJson);
    },
  });
}

/**
 * Names a revision, so that it is not deleted when it becomes old. An empty name removes the name. Throws a 403 if the
 * storage is full: otherwise, named revisions could exceed it.
 */
export async function nameRevision(
  caller: Caller,
  { projectId, revisionId }: { projectId: number; revisionId: number },
  name: string,
): Promise<RevisionJson> {
  const payer = await loadContentPayerOf(await requireProject(caller, "update", projectId));
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Project" WHERE id = ${projectId} FOR UPDATE`;
    const where = { id: revisionId, projectId };
    if ((await tx.projectRevision.count({ where })) === 0) throw notFound("Version");
    if (name) await requireContentStorage(tx, payer, 0);
    const otherNamed = { projectId, name: { not: null }, id: { not: revisionId } };
    if (name && (await tx.projectRevision.count({ where: otherNamed })) >= NAMED_MAX)
      throw new AppError("limit_reached", "At most :count versions can have a name.", {
        values: { count: NAMED_MAX },
      });
    const data = { name: name || null };
    return revisionJson(await tx.projectRevision.update({ where: { id: revisionId }, data, select: SHOWN_COLUMNS }));
  });
}

/** Returns the document of a revision, as JSON text, and its version. */
export async function readRevisionDocument(
  caller: Caller,
  { projectId, revisionId }: { projectId: number; revisionId: number },
): Promise<{ document: string; version: number }> {
  await requireProject(caller, "view", projectId);
  const revision = await db.projectRevision.findFirst({ where: { id: revisionId, projectId } });
  if (!revision) throw notFound("Version");
  return { document: revision.document, version: revision.version };
}

const revisionJson = ({ id, name, version, user, createdAt, updatedAt }: RevisionRow): RevisionJson => ({
  id,
  name,
  version,
  user: user && { id: user.id, display_name: displayName(user) },
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
