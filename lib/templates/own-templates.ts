import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { OwnTemplate, Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { AppError, notFound } from "@/lib/errors";
import { ID_MAX } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import type { ContentVerb, RowVerb } from "@/lib/ownership/policy";
import { inNamedWorkspace, requireInReach, viewableInWorkspace, withinReach } from "@/lib/ownership/reach";
import { loadRights } from "@/lib/ownership/rights";
import { inWorkspace, type WorkspaceScope } from "@/lib/ownership/scope";
import { requireWorkspaceWithinLimit } from "@/lib/ownership/workspace-limit";
import { loadContentPayer, takeContentStorage } from "@/lib/storage-use/content-storage";
import { releaseStorage } from "@/lib/storage-use/storage-use";
import { OWN_TEMPLATES_MAX, ownTemplateId, ownTemplateNumber } from "@/lib/templates/policy";
import type { TemplateChange, TemplateJson } from "@/lib/templates/schema";

/** The actor of a call, and the workspace that the call names. */
export type Caller = { actor: UserActor; workspace: WorkspaceScope | null };

const SHOWN_COLUMNS = {
  id: true,
  name: true,
  language: true,
  pageCount: true,
  ownerId: true,
  workspaceId: true,
} as const satisfies Prisma.OwnTemplateSelect;

/** Lists the templates of the workspace, or the actor's personal ones, the newest first. */
export async function listOwnTemplates(caller: Caller): Promise<TemplateJson[]> {
  const { actor, workspace } = caller;
  const where = viewableInWorkspace(actor, workspace, "projects");
  const rows = await db.ownTemplate.findMany({ where, orderBy: { id: "desc" }, select: SHOWN_COLUMNS });
  const rightsOf = await loadRights(caller, rows, "templates");
  return rows.map((row) => ownTemplateJson(row, rightsOf(row)));
}

/** The document as JSON text, and the language of its pages. Null: that of whoever starts from it. */
export type TemplateDocument = { document: string; language: string | null };

/** Returns the document of a template that the actor may view. Null if there is none. */
export async function findOwnDocument(
  { actor, workspace }: Caller,
  templateId: string,
): Promise<TemplateDocument | null> {
  const id = parseTemplateId(templateId);
  if (id === null) return null;
  const where = { AND: [{ id }, withinReach(actor, "projects", "view"), inNamedWorkspace(workspace)] };
  return db.ownTemplate.findFirst({ where, select: { document: true, language: true } });
}

/**
 * Saves a document as a template of the workspace, or of the actor. Throws a 403 if there are too many templates, or
 * too little storage.
 */
export async function createOwnTemplate(
  { actor, workspace }: Caller,
  { name, language, document, pageCount }: Pick<OwnTemplate, "name" | "language" | "document" | "pageCount">,
): Promise<TemplateJson> {
  const scope = inWorkspace(actor, workspace);
  if (workspace) await requireWorkspaceWithinLimit(actor, workspace);
  const payer = await loadContentPayer(workspace?.ownerId ?? actor.id);
  const row = await db.$transaction(async (tx) => {
    // otherwise, two concurrent requests could both pass the check of the limit
    await lockUntilCommit(tx, workspace ? `templates:workspace:${workspace.id}` : `templates:user:${actor.id}`);
    if ((await tx.ownTemplate.count({ where: scope })) >= OWN_TEMPLATES_MAX)
      throw new AppError("limit_reached", "You have reached the limit of :limit templates. Delete one first.", {
        values: { limit: OWN_TEMPLATES_MAX },
      });
    await takeContentStorage(tx, payer, Buffer.byteLength(document));
    const data = { name, language, document, pageCount, ownerId: actor.id, workspaceId: workspace?.id ?? null };
    return tx.ownTemplate.create({ data, select: SHOWN_COLUMNS });
  });
  return loadTemplateJson({ actor, workspace }, row);
}

/** Renames a template. Throws a 404 for one that comes with Plinth. */
export async function updateOwnTemplate(caller: Caller, id: string, { name }: TemplateChange): Promise<TemplateJson> {
  const template = await requireOwnTemplate(caller, "update", id);
  if (template.workspace) await requireWorkspaceWithinLimit(caller.actor, template.workspace);
  return loadTemplateJson(
    caller,
    await db.ownTemplate.update({ where: { id: template.id }, data: omitUndefined({ name }), select: SHOWN_COLUMNS }),
  );
}

/**
 * Deletes a template for good, but not the projects made from it. Throws a 404 for a template that comes with Plinth.
 */
export async function deleteOwnTemplate(caller: Caller, id: string): Promise<void> {
  const template = await requireOwnTemplate(caller, "purge", id);
  await db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ ownerId: number; workspaceId: number | null; bytes: number }[]>`
      DELETE FROM "OwnTemplate" WHERE id = ${template.id}
      RETURNING "ownerId", "workspaceId", octet_length(document) AS bytes`;
    if (!row) throw notFound("Template");
    await releaseStorage(tx, row);
  });
}

/** Returns the id of the template's row. Null if no row can have this id. */
function parseTemplateId(templateId: string): number | null {
  const id = ownTemplateNumber(templateId);
  return id === null || id > ID_MAX ? null : id;
}

/** Finds a template with which the actor may do what `verb` says. Throws errors like `requireInReach`. */
async function requireOwnTemplate(caller: Caller, verb: ContentVerb, templateId: string) {
  const id = parseTemplateId(templateId);
  if (id === null) throw notFound("Template");
  return requireInReach(caller, { noun: "projects", verb, label: line("Template") }, (reach) =>
    db.ownTemplate.findFirst({
      where: { AND: [{ id }, reach] },
      select: { id: true, workspace: { select: { id: true, ownerId: true } } },
    }),
  );
}

type TemplateRow = Pick<OwnTemplate, keyof typeof SHOWN_COLUMNS>;

async function loadTemplateJson(caller: Caller, row: TemplateRow): Promise<TemplateJson> {
  return ownTemplateJson(row, (await loadRights(caller, [row], "templates"))(row));
}

const ownTemplateJson = (
  { id, name, language, pageCount }: TemplateRow,
  may: RowVerb<"templates">[],
): TemplateJson => ({
  id: ownTemplateId(id),
  name,
  category: "own",
  language,
  thumbnail: null,
  pages: pageCount,
  may,
});
