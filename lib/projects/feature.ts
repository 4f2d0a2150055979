import "server-only";
import { db, type Tx } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { TRASH_DAYS } from "@/lib/projects/policy";

const EXPORTED = {
  id: true,
  name: true,
  workspaceId: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const;

export const projects = {
  name: "projects",
  models: { Project: "personal", ProjectDocument: "personal", ProjectRevision: "personal", ContentUse: "secret" },
  expired: [`DELETE FROM "Project" WHERE "deletedAt" < now() - interval '${TRASH_DAYS} days'`],
  removeWithUser: keepWorkspaceProjects,
  exportDocuments: async (userId) => [
    { name: "projects", rows: await projectRows(userId) },
    { name: "project-revisions", rows: await revisionRows(userId) },
  ],
} as const satisfies Feature;

/**
 * The user's projects in other people's workspaces become the workspace owner's. In the workspaces that are deleted
 * with the user, other members' projects become those members' personal ones.
 */
async function keepWorkspaceProjects(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Project" p SET "ownerId" = w."ownerId" FROM "Workspace" w
    WHERE p."ownerId" = ${userId} AND w.id = p."workspaceId" AND w."ownerId" <> ${userId}`;
  await tx.$executeRaw`
    WITH moved AS (
      UPDATE "Project" p SET "workspaceId" = NULL FROM "Workspace" w
      WHERE w.id = p."workspaceId" AND w."ownerId" = ${userId} AND p."ownerId" <> ${userId}
      RETURNING p."ownerId", p."deletedAt"
    ), counted AS (SELECT "ownerId", count(*)::int AS projects FROM moved WHERE "deletedAt" IS NULL GROUP BY "ownerId")
    INSERT INTO "ContentUse" AS used ("userId", projects) SELECT "ownerId", projects FROM counted
    ON CONFLICT ("userId") DO UPDATE SET projects = used.projects + excluded.projects`;
}

async function projectRows(userId: number) {
  const rows = await db.projectDocument.findMany({
    where: { project: { ownerId: userId } },
    orderBy: { projectId: "asc" },
    select: { document: true, project: { select: EXPORTED } },
  });
  return rows.map(({ document, project }) => ({ ...project, document: JSON.parse(document) as unknown }));
}

/** Without their documents, which could be hundreds of megabytes. */
function revisionRows(userId: number) {
  return db.projectRevision.findMany({
    where: { project: { ownerId: userId } },
    orderBy: { id: "asc" },
    select: { projectId: true, name: true, version: true, createdAt: true, updatedAt: true },
  });
}
