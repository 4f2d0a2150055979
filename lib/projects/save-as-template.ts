import "server-only";
import { db } from "@/lib/db/db";
import { forbidden } from "@/lib/errors";
import { requireWorkspace } from "@/lib/ownership/scope";
import { can } from "@/lib/permissions/can";
import { readDocument } from "@/lib/projects/documents";
import { type Caller, requireProject } from "@/lib/projects/projects";
import { createOwnTemplate } from "@/lib/templates/own-templates";
import type { NewTemplate, TemplateJson } from "@/lib/templates/schema";

/**
 * Saves a copy of a project's document as a template of the project's workspace, or of the actor if the project is
 * personal. Throws a 403 if the actor may not create projects there, or if there are too many templates.
 */
export async function saveAsTemplate(caller: Caller, id: number, { name }: NewTemplate): Promise<TemplateJson> {
  const { actor } = caller;
  const project = await requireProject(caller, "view", id);
  const workspace = await requireWorkspace(actor, String(project.workspaceId ?? 0));
  if (!can(workspace ?? actor, "projects.create")) throw forbidden();
  const { document } = await readDocument(caller, id);
  const { language } = project;
  const template = { name: name ?? project.name, language, document, pageCount: await countPages(id) };
  return createOwnTemplate({ actor, workspace }, template);
}

/** Counts the pages of a project in the database, so that a large document is not parsed here. */
async function countPages(projectId: number): Promise<number> {
  const rows = await db.$queryRaw<{ pages: number }[]>`
    SELECT json_array_length(document::json -> 'pages') AS pages FROM "ProjectDocument" WHERE "projectId" = ${projectId}`;
  return rows[0]?.pages ?? 0;
}
