import "server-only";
import { forbidden } from "@/lib/errors";
import { requireWorkspace } from "@/lib/ownership/scope";
import { can } from "@/lib/permissions/can";
import { getDocument } from "@/lib/projects/documents";
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
  const { document } = await getDocument(caller, id);
  const template = {
    name: name ?? project.name,
    document: JSON.stringify(document),
    pageCount: document.pages.length,
  };
  return createOwnTemplate({ actor, workspace }, template);
}
