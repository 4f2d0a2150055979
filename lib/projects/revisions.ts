import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import type { Caller } from "@/lib/projects/projects";
import { requireProject } from "@/lib/projects/projects";
import type { RevisionJson, RevisionListQuery } from "@/lib/projects/schema";

/** For this long after a revision's first save, further saves replace its document. */
const REVISION_MS = 10 * 60 * 1000;
/** How many revisions without a name are kept per project. */
const UNNAMED_MAX = 50;
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

type SavedVersion = { projectId: number; userId: number; version: number; document: string };

/**
 * Adds a saved document to the history. If the same user began the newest revision in the last ten minutes, and that
 * revision has no name, its document is replaced. Otherwise, and always with `isNew`, a new revision is created. Then
 * all but the newest `UNNAMED_MAX` revisions without a name are deleted.
 */
export async function recordRevision(tx: Tx, saved: SavedVersion, { isNew = false } = {}): Promise<void> {
  const { projectId, userId, version, document } = saved;
  const newest = await tx.projectRevision.findFirst({
    where: { projectId },
    orderBy: { id: "desc" },
    select: { id: true, userId: true, name: true, createdAt: true },
  });
  const isContinued =
    newest?.name === null && newest.userId === userId && Date.now() - newest.createdAt.getTime() < REVISION_MS;
  if (isContinued && !isNew) {
    const data = { version, document, updatedAt: new Date() };
    await tx.projectRevision.update({ where: { id: newest.id }, data, select: { id: true } });
    return;
  }
  await tx.projectRevision.create({ data: { projectId, userId, version, document }, select: { id: true } });
  await tx.$executeRaw`
    DELETE FROM "ProjectRevision" WHERE "projectId" = ${projectId} AND name IS NULL AND id <= (
      SELECT id FROM "ProjectRevision" WHERE "projectId" = ${projectId} AND name IS NULL
      ORDER BY id DESC OFFSET ${UNNAMED_MAX} LIMIT 1)`;
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

/** Names a revision, so that it is not deleted when it becomes old. An empty name removes the name. */
export async function nameRevision(
  caller: Caller,
  { projectId, revisionId }: { projectId: number; revisionId: number },
  name: string,
): Promise<RevisionJson> {
  await requireProject(caller, "update", projectId);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Project" WHERE id = ${projectId} FOR UPDATE`;
    const where = { id: revisionId, projectId };
    if ((await tx.projectRevision.count({ where })) === 0) throw notFound("Version");
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
