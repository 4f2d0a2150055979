import "server-only";
import { db } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import { keepWorkspaceContent } from "@/lib/ownership/keep-content";
import { sweepProjects } from "@/lib/projects/deletion";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-projects": undefined;
    }
  }
}

const EXPORT_COLUMNS = {
  id: true,
  name: true,
  language: true,
  workspaceId: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const;

export const projects = {
  name: "projects",
  // `removeWithUser` makes other members' projects in the user's workspaces personal before the workspaces are deleted
  before: ["workspaces"],
  callGroups: { Projects: "Designs made in the editor: their documents, earlier revisions, and the trash." },
  models: { Project: "personal", ProjectDocument: "personal", ProjectRevision: "personal", ContentUse: "unexported" },
  tasks: { "sweep-projects": task(sweepProjects, { maxSeconds: 300 }) },
  schedule: [{ task: "sweep-projects", match: "45 * * * *" }],
  removeWithUser: (tx, userId) => keepWorkspaceContent(tx, userId, "projects"),
  exportDocuments: async (userId) => [
    { name: "projects", rows: exportProjects(userId), verbatim: ["document"] },
    { name: "project-revisions", rows: await exportRevisions(userId) },
  ],
} as const satisfies Feature;

/** Reads the documents one after another, because together they could be hundreds of megabytes. */
async function* exportProjects(userId: number) {
  const rows = await db.project.findMany({
    where: { ownerId: userId },
    orderBy: { id: "asc" },
    select: EXPORT_COLUMNS,
  });
  for (const project of rows) {
    const where = { projectId: project.id };
    const { document } = (await db.projectDocument.findUnique({ where, select: { document: true } })) ?? {};
    if (document) yield { ...project, document: JSON.parse(document) as unknown };
  }
}

/** The revisions without their documents, which could be hundreds of megabytes. */
function exportRevisions(userId: number) {
  return db.projectRevision.findMany({
    where: { project: { ownerId: userId } },
    orderBy: { id: "asc" },
    select: { projectId: true, name: true, version: true, createdAt: true, updatedAt: true },
  });
}
