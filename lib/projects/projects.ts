import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { invalid } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import type { WorkspaceAction } from "@/lib/ownership/actions";
import { recordActivity } from "@/lib/ownership/activity";
import { countTowardsLimit, loadPayerOfRow, releaseFromLimit, requirePayer } from "@/lib/ownership/content-use";
import type { ContentVerb, RowVerb } from "@/lib/ownership/policy";
import { requireInReach, withinList } from "@/lib/ownership/reach";
import { loadRights } from "@/lib/ownership/rights";
import { requireWorkspace, type WorkspaceScope } from "@/lib/ownership/scope";
import { requireWithinLimit } from "@/lib/ownership/within-limit";
import { NAME_MAX_CHARS } from "@/lib/projects/policy";
import type { ProjectChange, ProjectInput, ProjectJson, ProjectListQuery } from "@/lib/projects/schema";
import { keepUsableFiles } from "@/lib/projects/used-files";
import { loadContentPayer, takeContentStorage } from "@/lib/storage-use/content-storage";
import { findTemplateDocument } from "@/lib/templates/templates";

/** The actor of a call, and the workspace that the call names. */
export type Caller = { actor: UserActor; workspace: WorkspaceScope | null };

const SORT_COLUMNS = {
  updated_at: "updatedAt",
  name: "name",
  created_at: "id", // ids grow with time, and the indexes of the table contain them
  deleted_at: "deletedAt",
} as const;

export const SHOWN_COLUMNS = {
  id: true,
  name: true,
  language: true,
  ownerId: true,
  workspaceId: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  document: { select: { version: true } },
} as const;
export type ProjectRow = Prisma.ProjectGetPayload<{ select: typeof SHOWN_COLUMNS }>;

export async function listProjects(caller: Caller, list: ProjectListQuery) {
  const where: Prisma.ProjectWhereInput = omitUndefined({
    ...withinList(caller.actor, caller.workspace, { noun: "projects", everyone: list.everyone }),
    deletedAt: list.trashed ? { not: null } : null,
    name: list.query ? containsText(list.query) : undefined,
  });
  return paginate(list, {
    count: () => countListRows(JSON.stringify(["projects", where]), (limit) => db.project.count({ where, ...limit })),
    rows: async (window) => {
      const rows = await db.project.findMany({
        where,
        orderBy: toOrderBy(SORT_COLUMNS, list),
        select: SHOWN_COLUMNS,
        ...window,
      });
      const rightsOf = await loadRights(caller, rows, "projects");
      return rows.map((row) => projectJson(row, rightsOf(row)));
    },
  });
}

/**
 * Finds a project with which the actor may do what `verb` says. Throws a 404 for a project in the trash, and a 403 for
 * an update that `requireWithinLimit` refuses. Also throws the errors of `requireInReach`.
 */
export async function requireProject(caller: Caller, verb: ContentVerb, id: number, tx: Tx = db): Promise<ProjectRow> {
  const row = await getProjectRow(caller, verb, { id, deletedAt: null }, tx);
  if (verb === "update") await requireWithinLimit(caller.actor, row, "projects");
  return row;
}

export async function getProject(caller: Caller, id: number): Promise<ProjectJson> {
  return loadProjectJson(caller, await requireProject(caller, "view", id));
}

/**
 * Creates a project in the caller's workspace, with the document of a template. `t` has the language of an empty page.
 * Throws a 403 if that would exceed the limit.
 */
export async function createProject(caller: Caller, input: ProjectInput, t: T): Promise<ProjectJson> {
  const { name, template: id } = input;
  const template = await findTemplateDocument({ actor: caller.actor, workspace: null }, id);
  if (template === null) throw invalid({ template: [line("There is no such template.")] });
  const language = input.language ?? template.language ?? t.language;
  return insertProject(caller, { name, language, document: template.document });
}

/** Changes the name or the language of the pages. */
export async function updateProject(caller: Caller, id: number, change: ProjectChange): Promise<ProjectJson> {
  await requireProject(caller, "update", id);
  const hasChange = Object.values(change).some((value) => value !== undefined);
  const data = omitUndefined({ ...change, updatedAt: hasChange ? new Date() : undefined });
  return loadProjectJson(caller, await db.project.update({ where: { id }, data, select: SHOWN_COLUMNS }));
}

/**
 * Copies a project with its document, but without its earlier revisions. The copy is in the same workspace and belongs
 * to the actor. `t` translates the name of the copy.
 */
export async function duplicateProject(caller: Caller, id: number, t: T): Promise<ProjectJson> {
  const { name, language, workspaceId } = await requireProject(caller, "view", id);
  const { document } = await db.projectDocument.findUniqueOrThrow({ where: { projectId: id } });
  const workspace = await requireWorkspace(caller.actor, String(workspaceId ?? 0));
  const copyName = t("Copy of :name", { name }).slice(0, NAME_MAX_CHARS);
  return insertProject({ ...caller, workspace }, { name: copyName, language, document });
}

/**
 * Moves a project to the trash. It can be restored for 30 days and no longer counts towards the limit of projects. Its
 * bytes still count towards the storage.
 */
export async function deleteProject(caller: Caller, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockProject(tx, id);
    const row = await requireProject(caller, "delete", id, tx);
    await releaseFromLimit(tx, row, "projects");
    await tx.project.update({ where: { id }, data: { deletedAt: new Date() }, select: { id: true } });
    await recordProjectActivity(tx, caller, row, "project.deleted");
  });
}

/** Takes a project out of the trash. Throws a 403 if that would exceed the limit. */
export async function restoreProject(caller: Caller, id: number): Promise<ProjectJson> {
  const inTrash = { id, deletedAt: { not: null } };
  const payer = await loadPayerOfRow(await getProjectRow(caller, "delete", inTrash, db), "projects");
  const row = await db.$transaction(async (tx) => {
    await lockProject(tx, id);
    await getProjectRow(caller, "delete", inTrash, tx);
    await countTowardsLimit(tx, payer, "projects");
    const restored = await tx.project.update({ where: { id }, data: { deletedAt: null }, select: SHOWN_COLUMNS });
    await recordProjectActivity(tx, caller, restored, "project.restored");
    return restored;
  });
  return loadProjectJson(caller, row);
}

/** A new document is also its first version. */
const COPIES_OF_NEW_DOCUMENT = 2;

/** Creates a project with a copy of a document. `keepUsableFiles` says which files the copy keeps. */
async function insertProject(
  { actor, workspace }: Caller,
  content: { name: string; language: string; document: string },
) {
  const payer = await requirePayer(actor, workspace, "projects");
  const document = await keepUsableFiles(actor, { text: content.document, workspaceId: workspace?.id ?? null });
  const storagePayer = await loadContentPayer(payer.userId);
  const row = await db.$transaction(async (tx) => {
    await countTowardsLimit(tx, payer, "projects");
    await takeContentStorage(tx, storagePayer, COPIES_OF_NEW_DOCUMENT * Buffer.byteLength(document));
    const created = await tx.project.create({
      data: {
        name: content.name,
        language: content.language,
        ownerId: actor.id,
        workspaceId: workspace?.id ?? null,
        document: { create: { document } },
        revisions: { create: { userId: actor.id, version: 1, document } },
      },
      select: SHOWN_COLUMNS,
    });
    await recordProjectActivity(tx, { actor, workspace }, created, "project.created");
    return created;
  });
  return loadProjectJson({ actor, workspace }, row);
}

export const recordProjectActivity = (
  tx: Tx,
  { actor }: Caller,
  { name, workspaceId }: ProjectRow,
  action: WorkspaceAction,
) => recordActivity(tx, actor, { workspaceId, action, details: { name } });

/** Finds a project that matches `filter`. Throws the errors of `requireInReach`. */
export const getProjectRow = (
  caller: Caller,
  verb: ContentVerb,
  filter: Prisma.ProjectWhereInput,
  tx: Tx,
): Promise<ProjectRow> =>
  requireInReach(caller, { noun: "projects", verb, label: line("Project") }, (reach) =>
    tx.project.findFirst({ where: { AND: [filter, reach] }, select: SHOWN_COLUMNS }),
  );

/** Locks a project, so that concurrent requests do not change the count of projects twice. */
export async function lockProject(tx: Tx, id: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Project" WHERE id = ${id} FOR UPDATE`;
}

/** Call it outside transactions, like everything that reads by another connection. */
export async function loadProjectJson(caller: Caller, row: ProjectRow): Promise<ProjectJson> {
  return projectJson(row, (await loadRights(caller, [row], "projects"))(row));
}

function projectJson(row: ProjectRow, may: RowVerb<"projects">[]) {
  const { id, name, language, workspaceId, document, createdAt, updatedAt, deletedAt } = row;
  return {
    id,
    name,
    workspace_id: workspaceId ?? 0,
    language,
    version: document?.version ?? 0,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    deleted_at: deletedAt?.toISOString() ?? null,
    may,
  } satisfies ProjectJson;
}
