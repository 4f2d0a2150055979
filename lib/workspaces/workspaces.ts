import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { storePicture } from "@/lib/avatars/store-picture";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { notify } from "@/lib/notices/notify";
import { recordActivity } from "@/lib/ownership/activity";
import { countTowardsLimit, loadPayerOfRow, releaseFromLimit, requirePayer } from "@/lib/ownership/content-use";
import { enqueueFileRemoval } from "@/lib/storage/remove-stored-files";
import {
  findTransfers,
  findWorkspaceRow,
  lockWorkspace,
  requireChangeableWorkspace,
  requireWorkspaceRow,
  type WorkspaceWithRole,
} from "@/lib/workspaces/access";
import { memberRemovedNotice } from "@/lib/workspaces/notices";
import type { WorkspaceChange, WorkspaceContent, WorkspaceInput, WorkspaceJson } from "@/lib/workspaces/schema";
import { type LocalizedActor, personalJson, workspaceJson } from "@/lib/workspaces/workspace-json";
import { getOwnersRole } from "@/lib/workspaces/workspace-roles";

const MEMBERSHIP = { role: { select: { id: true, name: true, permissions: true } } } as const;
const MEMBER_COUNT = { _count: { select: { members: true } } } as const;

/** Lists the personal workspace, then the workspaces of which the actor is a member, sorted by name. */
export async function listOwnWorkspaces(localizedActor: LocalizedActor): Promise<WorkspaceJson[]> {
  const rows = await db.workspaceMember.findMany({
    where: { userId: localizedActor.actor.id, workspace: { deletedAt: null } },
    orderBy: [{ workspace: { name: "asc" } }, { workspaceId: "asc" }],
    select: { ...MEMBERSHIP, workspace: { include: MEMBER_COUNT } },
  });
  const transfers = await findTransfers(
    db,
    rows.map(({ workspace }) => workspace.id),
  );
  const shared = rows.map(({ role, workspace: { _count, ...workspace } }) => {
    const transfer = transfers.get(workspace.id) ?? null;
    const row = { ...workspace, role: role as WorkspaceWithRole["role"], transfer };
    return workspaceJson(localizedActor, row, _count.members);
  });
  return [personalJson(localizedActor), ...shared];
}

/** Lists the deleted workspaces that the actor owns, the most recently deleted first. */
export async function listTrashedWorkspaces(localizedActor: LocalizedActor): Promise<WorkspaceJson[]> {
  const rows = await db.workspace.findMany({
    where: { ownerId: localizedActor.actor.id, deletedAt: { not: null } },
    orderBy: [{ deletedAt: "desc" }, { id: "desc" }],
    include: MEMBER_COUNT,
  });
  return rows.map(({ _count, ...workspace }) =>
    workspaceJson(localizedActor, { ...workspace, role: null, transfer: null }, _count.members),
  );
}

export async function getWorkspace(localizedActor: LocalizedActor, id: number): Promise<WorkspaceJson> {
  return jsonWithCount(localizedActor, await requireWorkspaceRow(localizedActor.actor, { id, verb: "view" }));
}

/**
 * Reads a workspace for the response to its change. Does not check whether the actor may view it, because the site
 * permission to change all workspaces does not include viewing them.
 */
export async function loadWorkspace(localizedActor: LocalizedActor, id: number): Promise<WorkspaceJson> {
  const workspace = await findWorkspaceRow(localizedActor.actor, { id, trashed: false });
  if (!workspace) throw notFound("Workspace");
  return jsonWithCount(localizedActor, workspace);
}

/** Creates a workspace with the actor as owner. Throws a 403 if that would exceed the actor's limit. */
export async function createWorkspace(
  localizedActor: LocalizedActor,
  { name }: WorkspaceInput,
): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  const payer = await requirePayer(actor, null, "workspaces");
  const id = await db.$transaction(async (tx) => {
    await countTowardsLimit(tx, payer, "workspaces");
    const members = { create: { userId: actor.id, roleId: (await getOwnersRole(tx)).id } };
    const row = await tx.workspace.create({ data: { name, ownerId: actor.id, members }, select: { id: true } });
    await recordActivity(tx, actor, { workspaceId: row.id, action: "workspace.created", details: { name } });
    return row.id;
  });
  return loadWorkspace(localizedActor, id);
}

export async function updateWorkspace(
  localizedActor: LocalizedActor,
  id: number,
  { name }: WorkspaceChange,
): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  await requireChangeableWorkspace(actor, { id, verb: "manage" });
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "manage" });
    if (name === undefined || name === workspace.name) return;
    await tx.workspace.update({ where: { id }, data: { name }, select: { id: true } });
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: "workspace.renamed",
      details: { name, before: workspace.name },
    });
  });
  return loadWorkspace(localizedActor, id);
}

/** Counts what the workspace contains. The owner sees the counts before deleting the workspace. */
export async function countContent(actor: UserActor, id: number): Promise<WorkspaceContent> {
  await requireWorkspaceRow(actor, { id, verb: "view" });
  const notDeleted = { where: { workspaceId: id, deletedAt: null } };
  const [members, projects, sites, domains, files, templates] = await Promise.all([
    db.workspaceMember.count({ where: { workspaceId: id } }),
    db.project.count(notDeleted),
    db.site.count(notDeleted),
    db.domain.count({ where: { workspaceId: id } }),
    db.fileEntry.count(notDeleted),
    db.ownTemplate.count({ where: { workspaceId: id } }),
  ]);
  return { members, projects, sites, domains, files, templates };
}

/**
 * Moves a workspace to the trash. Its members can no longer open it or its content, but its sites stay online. The
 * workspace can be restored for 30 days. After that, its content becomes personal, and each row keeps its owner.
 * Notifies the members, except the actor.
 */
export async function deleteWorkspace(actor: UserActor, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "own" });
    await releaseFromLimit(tx, { ownerId: workspace.ownerId, workspaceId: null }, "workspaces");
    await tx.workspaceTransfer.deleteMany({ where: { workspaceId: id } });
    await tx.workspace.update({ where: { id }, data: { deletedAt: new Date() }, select: { id: true } });
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: "workspace.deleted",
      details: { name: workspace.name },
    });
    const members = await tx.workspaceMember.findMany({
      where: { workspaceId: id, userId: { not: actor.id } },
      select: { userId: true },
    });
    await notify(
      tx,
      members.map(({ userId }) => userId),
      memberRemovedNotice.with({ workspace: workspace.name, isDeleted: true }),
    );
  });
}

/** Takes a workspace out of the trash, with its members. Throws a 403 if that would exceed the owner's limit. */
export async function restoreWorkspace(localizedActor: LocalizedActor, id: number): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  const access = { id, verb: "own", trashed: true } as const;
  const { ownerId } = await requireWorkspaceRow(actor, access);
  const payer = await loadPayerOfRow({ ownerId, workspaceId: null }, "workspaces");
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, access);
    await countTowardsLimit(tx, payer, "workspaces");
    await tx.workspace.update({ where: { id }, data: { deletedAt: null }, select: { id: true } });
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: "workspace.restored",
      details: { name: workspace.name },
    });
  });
  return loadWorkspace(localizedActor, id);
}

/** Sets the picture to the image that `receive` returns, and removes the previous one. */
export async function setPicture(
  localizedActor: LocalizedActor,
  id: number,
  receive: () => Promise<Buffer>,
): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  await requireChangeableWorkspace(actor, { id, verb: "manage" });
  await storePicture(actor.id, receive, (key) => replacePicture(actor, id, key));
  return loadWorkspace(localizedActor, id);
}

export async function removePicture(localizedActor: LocalizedActor, id: number): Promise<WorkspaceJson> {
  await requireChangeableWorkspace(localizedActor.actor, { id, verb: "manage" });
  await replacePicture(localizedActor.actor, id, null);
  return loadWorkspace(localizedActor, id);
}

function replacePicture(actor: UserActor, id: number, key: string | null): Promise<void> {
  return db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "manage" });
    await enqueuePictureRemoval(tx, [workspace]);
    await tx.workspace.update({ where: { id }, data: { picture: key }, select: { id: true } });
  });
}

/** Enqueues a job that removes pictures from the storage after the transaction has committed. */
export async function enqueuePictureRemoval(tx: Tx, rows: readonly { picture: string | null }[]): Promise<void> {
  await enqueueFileRemoval(
    tx,
    rows.flatMap(({ picture }) => (picture === null ? [] : [picture])),
  );
}

const jsonWithCount = async (localizedActor: LocalizedActor, workspace: WorkspaceWithRole) =>
  workspaceJson(localizedActor, workspace, await db.workspaceMember.count({ where: { workspaceId: workspace.id } }));
