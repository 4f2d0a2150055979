import "server-only";
import { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { hostTag } from "@/lib/domains/domain-tags";
import { concurrentChange, forbidden } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import type { WorkspaceAction } from "@/lib/ownership/actions";
import { recordActivity } from "@/lib/ownership/activity";
import { lockContentUse } from "@/lib/ownership/content-use";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import { moveFiles } from "@/lib/project-moves/move-files";
import { loadMovePayers, type MovePayers, moveCounts } from "@/lib/project-moves/payers";
import { findMovedSites, type MovedSite, type MovePlan, mayMoveInto, prepareMove } from "@/lib/project-moves/plan";
import { redirectMessages } from "@/lib/project-moves/redirect-messages";
import {
  type Caller,
  loadProjectJson,
  lockProject,
  type ProjectRow,
  requireProject,
  SHOWN_COLUMNS,
} from "@/lib/projects/projects";
import type { ProjectJson } from "@/lib/projects/schema";
import { siteTag } from "@/lib/sites/site-hosts";
import { moveContentStorage } from "@/lib/storage-use/content-storage";
import { measureProject, measureSite } from "@/lib/storage-use/counted-bytes";

/**
 * Moves a project to a workspace, or to the actor's personal projects if `to` is null. The sites that show it in the
 * same place move along, with their domains. From then on, all of it counts towards the limits of that workspace's
 * owner, or of the actor. In both workspaces, the actor must be allowed to move content in and out. Throws a 403 that
 * says what exceeds a limit. Throws a 409 if another request has changed what moves in the meantime.
 */
export async function moveProject(caller: Caller, id: number, to: WorkspaceScope | null): Promise<ProjectJson> {
  const { actor } = caller;
  const project = await requireMovableProject(caller, id, to);
  if (!isAlreadyIn(project, to)) {
    const plan = await prepareMove({ actor, project, to });
    const payers = await loadMovePayers({ actor, project, to }, plan);
    await changePublicData(tagsOf(plan), (tx) => runMove(tx, { caller, project, to, plan, payers }));
  }
  const row = await db.project.findUniqueOrThrow({ where: { id }, select: SHOWN_COLUMNS });
  return loadProjectJson({ actor, workspace: to }, row);
}

/** Finds a project that the actor may move to the workspace. Throws the errors of `requireProject`, and a 403. */
export async function requireMovableProject(caller: Caller, id: number, to: WorkspaceScope | null) {
  const project = await requireProject(caller, "move", id);
  if (!isAlreadyIn(project, to) && !mayMoveInto({ ...caller, to }, "projects")) throw forbidden();
  return project;
}

const isAlreadyIn = ({ workspaceId }: ProjectRow, to: WorkspaceScope | null) => workspaceId === (to?.id ?? null);

/** What the instances have in memory about the sites. */
const tagsOf = ({ sites }: MovePlan) =>
  sites.flatMap(({ id, domains }) => [siteTag(id), ...domains.map(({ host }) => hostTag(host))]);

type PreparedMove = {
  caller: Caller;
  project: ProjectRow;
  to: WorkspaceScope | null;
  plan: MovePlan;
  payers: MovePayers;
};

/** Moves everything. Locks in the same order as other transactions: workspaces, project, sites, counts, storage use. */
async function runMove(tx: Tx, { caller, project, to, plan, payers }: PreparedMove): Promise<void> {
  const { actor } = caller;
  const { id } = project;
  await lockWorkspaces(tx, { project, to, payers });
  await lockProject(tx, id);
  const sites = await lockPlanned(tx, { caller, project, to, plan, payers });
  await lockContentUse(tx, payers.from, payers.to.userId);
  await moveCounts(tx, payers, sites);
  let bytes = await measureProject(tx, id);
  if (to && plan.files) bytes += await moveFiles(tx, plan.files.ids, { actor, workspaceId: to.id });
  for (const site of sites) bytes += await measureSite(tx, site.id);
  await moveContentStorage(tx, { ...project, bytes }, payers.storage);
  await moveRows(tx, { caller, project, to, sites });
  await recordMove(tx, { caller, project, to, sites });
}

/** Keeps the workspaces from being handed over, deleted or left by members while their content is counted. */
async function lockWorkspaces(tx: Tx, { project, to, payers }: Pick<PreparedMove, "project" | "to" | "payers">) {
  const ids = [project.workspaceId, to?.id ?? null].filter((id) => id !== null);
  const rows = await tx.$queryRaw<{ id: number; ownerId: number }[]>`
    SELECT id, "ownerId" FROM "Workspace" WHERE id = ANY(${ids}::int[]) AND "deletedAt" IS NULL ORDER BY id FOR SHARE`;
  const ownerOf = new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
  const isChanged = (id: number | null, payer: number) => id !== null && ownerOf.get(id) !== payer;
  if (isChanged(project.workspaceId, payers.from) || isChanged(to?.id ?? null, payers.to.userId))
    throw concurrentChange();
}

/** Locks the sites that move. Throws a 409 unless everything is as planned. Lock the project first. */
async function lockPlanned(tx: Tx, { caller, project, to, plan }: PreparedMove): Promise<MovedSite[]> {
  const current = await requireProject(caller, "move", project.id, tx);
  const isSame = current.workspaceId === project.workspaceId && current.ownerId === project.ownerId;
  const isSameDocument = plan.files === null || plan.files.version === current.document?.version;
  if (!isSame || !isSameDocument) throw concurrentChange();
  const plannedIds = plan.sites.map(({ id }) => id);
  await tx.$executeRaw`SELECT 1 FROM "Site" WHERE id = ANY(${plannedIds}::int[]) ORDER BY id FOR UPDATE`;
  const sites = await findMovedSites(tx, { actor: caller.actor, project, to });
  if (keysOf(sites) !== keysOf(plan.sites)) throw concurrentChange();
  return sites;
}

const keysOf = (sites: readonly MovedSite[]) =>
  JSON.stringify(sites.map(({ id, icon, domains }) => [id, icon, domains.map((domain) => domain.id)]));

type MovedRows = Pick<PreparedMove, "caller" | "project" | "to"> & { sites: readonly MovedSite[] };

async function moveRows(tx: Tx, { caller, project, to, sites }: MovedRows): Promise<void> {
  const siteIds = sites.map(({ id }) => id);
  const target = { userId: caller.actor.id, workspaceId: to?.id ?? null };
  await giveTo(tx, target, Prisma.sql`UPDATE "Project" c`, Prisma.sql`c.id = ${project.id}`);
  await giveTo(tx, target, Prisma.sql`UPDATE "Site" c`, Prisma.sql`c.id = ANY(${siteIds}::int[])`);
  await giveTo(tx, target, Prisma.sql`UPDATE "Domain" c`, Prisma.sql`c."siteId" = ANY(${siteIds}::int[])`);
  await redirectMessages(tx, { siteIds, from: project, workspaceId: target.workspaceId });
}

type Target = { userId: number; workspaceId: number | null };

/** Moves rows (`c`). A row keeps its owner if the owner is a member there. Otherwise, it then belongs to the actor. */
async function giveTo(tx: Tx, { userId, workspaceId }: Target, update: Prisma.Sql, where: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    ${update} SET "workspaceId" = ${workspaceId}::int, "ownerId" = CASE
      WHEN EXISTS (SELECT 1 FROM "WorkspaceMember" m
        WHERE m."workspaceId" = ${workspaceId}::int AND m."userId" = c."ownerId") THEN c."ownerId"
      ELSE ${userId}::int END
    WHERE ${where}`;
}

async function recordMove(tx: Tx, { caller: { actor }, project, to, sites }: MovedRows): Promise<void> {
  const ends = [
    { workspaceId: project.workspaceId, direction: "out" },
    { workspaceId: to?.id ?? null, direction: "in" },
  ] as const;
  for (const { workspaceId, direction } of ends) {
    const record = (action: WorkspaceAction, { name }: { name: string }) =>
      recordActivity(tx, actor, { workspaceId, action, details: { name } });
    await record(`project.moved_${direction}`, project);
    for (const site of sites) await record(`site.moved_${direction}`, site);
  }
}
