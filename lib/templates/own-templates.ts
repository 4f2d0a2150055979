import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { OwnTemplate, Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { AppError, notFound } from "@/lib/errors";
import { ID_MAX } from "@/lib/http/list";
import { type ContentVerb, inNamedWorkspace, withinReach, withinReachInWorkspace } from "@/lib/ownership/reach";
import { inWorkspace, type WorkspaceScope } from "@/lib/ownership/scope";
import { requireWorkspaceWithinLimit } from "@/lib/ownership/workspace-limit";
import { OWN_TEMPLATES_MAX, ownTemplateId, ownTemplateNumber } from "@/lib/templates/policy";
import type { TemplateChange, TemplateJson } from "@/lib/templates/schema";

/** The actor of a call, and the workspace that the call names. */
export type Caller = { actor: UserActor; workspace: WorkspaceScope | null };

const SHOWN_COLUMNS = { id: true, name: true, pageCount: true } as const satisfies Prisma.OwnTemplateSelect;

/** Lists the templates of the workspace, or the actor's personal ones, the newest first. */
export async function listOwnTemplates({ actor, workspace }: Caller): Promise<TemplateJson[]> {
  const where = withinReachInWorkspace(actor, workspace, { noun: "projects", verb: "view" });
  const rows = await db.ownTemplate.findMany({ where, orderBy: { id: "desc" }, select: SHOWN_COLUMNS });
  return rows.map(ownTemplateJson);
}

/** Returns the document, as JSON text, of a template that the actor may see. Null if there is none. */
export async function findOwnDocument(caller: Caller, id: string): Promise<string | null> {
  const row = await db.ownTemplate.findFirst({ where: whereOf(caller, "view", id), select: { document: true } });
  return row?.document ?? null;
}

/** Saves a document as a template of the workspace, or of the actor. Throws a 403 if there are too many templates. */
export async function createOwnTemplate(
  { actor, workspace }: Caller,
  { name, document, pageCount }: Pick<OwnTemplate, "name" | "document" | "pageCount">,
): Promise<TemplateJson> {
  const scope = inWorkspace(actor, workspace);
  if (workspace) await requireWorkspaceWithinLimit(actor, workspace);
  const row = await db.$transaction(async (tx) => {
    // otherwise, two concurrent requests could both pass the check of the limit
    await lockUntilCommit(tx, workspace ? `templates:workspace:${workspace.id}` : `templates:user:${actor.id}`);
    if ((await tx.ownTemplate.count({ where: scope })) >= OWN_TEMPLATES_MAX)
      throw new AppError("limit_reached", "You have reached the limit of :limit templates. Delete one first.", {
        values: { limit: OWN_TEMPLATES_MAX },
      });
    const data = { name, document, pageCount, ownerId: actor.id, workspaceId: workspace?.id ?? null };
    return tx.ownTemplate.create({ data, select: SHOWN_COLUMNS });
  });
  return ownTemplateJson(row);
}

/** Renames a template. Throws a 404 for one that comes with Plinth. */
export async function updateOwnTemplate(caller: Caller, id: string, { name }: TemplateChange): Promise<TemplateJson> {
  const template = await db.ownTemplate.findFirst({
    where: whereOf(caller, "update", id),
    select: { id: true, workspace: { select: { id: true, ownerId: true } } },
  });
  if (!template) throw notFound("Template");
  if (template.workspace) await requireWorkspaceWithinLimit(caller.actor, template.workspace);
  return ownTemplateJson(
    await db.ownTemplate.update({ where: { id: template.id }, data: omitUndefined({ name }), select: SHOWN_COLUMNS }),
  );
}

/** Deletes a template, but not the projects made from it. Throws a 404 for a template that comes with Plinth. */
export async function deleteOwnTemplate(caller: Caller, id: string): Promise<void> {
  const { count } = await db.ownTemplate.deleteMany({ where: whereOf(caller, "delete", id) });
  if (count === 0) throw notFound("Template");
}

/** A filter for the template with this id, if it is within the actor's reach for `verb`. */
function whereOf({ actor, workspace }: Caller, verb: ContentVerb, templateId: string): Prisma.OwnTemplateWhereInput {
  const id = ownTemplateNumber(templateId);
  if (id === null || id > ID_MAX) return { id: { in: [] } };
  return { AND: [{ id }, withinReach(actor, "projects", verb), inNamedWorkspace(workspace)] };
}

const ownTemplateJson = ({ id, name, pageCount }: Pick<OwnTemplate, keyof typeof SHOWN_COLUMNS>): TemplateJson => ({
  id: ownTemplateId(id),
  name,
  category: "own",
  thumbnail: null,
  pages: pageCount,
});
