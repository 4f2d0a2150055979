import "server-only";
import { displayName } from "@/lib/actor/display-name";
import { listGrants } from "@/lib/actor/grants";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { notify } from "@/lib/notices/notify";
import { recordActivity } from "@/lib/ownership/activity";
import { type CountedNoun, releaseFromLimit, tryCountTowardsLimit } from "@/lib/ownership/content-use";
import { countWorkspaceContent, WORKSPACE_NOUNS } from "@/lib/ownership/keep-content";
import { can, limitOf } from "@/lib/permissions/can";
import type { Holder } from "@/lib/permissions/permissions";
import { recountStorage } from "@/lib/storage-use";
import { lockWorkspace, requireChangeableWorkspace, type WorkspaceWithRole } from "@/lib/workspaces/access";
import { cancelInvitesBeyond } from "@/lib/workspaces/members";
import { transferredNotice } from "@/lib/workspaces/notices";
import type { WorkspaceJson } from "@/lib/workspaces/schema";
import type { LocalizedActor } from "@/lib/workspaces/workspace-json";
import { getOwnersRole } from "@/lib/workspaces/workspace-roles";
import { loadWorkspace } from "@/lib/workspaces/workspaces";

/**
 * Makes another member the owner. The workspace and its content then count towards the limits of the new owner. Throws
 * a 403 if they would exceed these limits. The previous owner remains a member, with the role of a workspace admin.
 */
export async function transferWorkspace(
  localizedActor: LocalizedActor,
  id: number,
  userId: number,
): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  const { ownerId } = await requireChangeableWorkspace(actor, { id, verb: "own" });
  if (userId === ownerId) throw invalid({ user_id: [line("This member already owns the workspace.")] });
  await requireNewOwner(db, id, userId);
  const holder = { permissions: await listGrants(userId) };
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "own" });
    const member = await requireNewOwner(tx, id, userId);
    await makeOwner(tx, workspace, { userId, holder });
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: "workspace.transferred",
      details: { member: displayName(member.user) },
    });
    const values = { workspaceId: id, workspace: workspace.name, owner: displayName(actor.user) };
    await notify(tx, [userId], transferredNotice.with(values));
  });
  return loadWorkspace(localizedActor, id);
}

async function requireNewOwner(tx: Tx, workspaceId: number, userId: number) {
  const member = await tx.workspaceMember.findUnique({
    where: { workspaceId_userId: { workspaceId, userId } },
    select: { user: { select: { firstName: true, lastName: true, email: true } } },
  });
  if (!member) throw invalid({ user_id: [line("This user is not a member of the workspace.")] });
  return member;
}

type NewOwner = { userId: number; holder: Holder };

async function makeOwner(tx: Tx, { id, ownerId }: WorkspaceWithRole, { userId, holder }: NewOwner): Promise<void> {
  if (!can(holder, "workspaces.create"))
    throw new AppError("limit_reached", "That member is not allowed to own workspaces.");
  await requireRoomForMembers(tx, id, holder);
  const move = { from: ownerId, to: userId, holder };
  await moveCount(tx, move, { noun: "workspaces", count: 1 });
  for (const noun of WORKSPACE_NOUNS)
    await moveCount(tx, move, { noun, count: await countWorkspaceContent(tx, id, noun) });
  const role = await getOwnersRole(tx);
  await tx.workspace.update({ where: { id }, data: { ownerId: userId }, select: { id: true } });
  await tx.workspaceMember.updateMany({
    where: { workspaceId: id, userId: { in: [ownerId, userId] } },
    data: { roleId: role.id },
  });
  await cancelInvitesBeyond(tx, { workspaceId: id, userId: ownerId, role });
  await moveStorage(tx, move);
}

type Move = { from: number; to: number; holder: Holder };

async function moveCount(
  tx: Tx,
  { from, to, holder }: Move,
  { noun, count }: { noun: CountedNoun; count: number },
): Promise<void> {
  if (count === 0) return;
  const limit = limitOf(holder, `${noun}.create`, "count");
  if (!(await tryCountTowardsLimit(tx, { userId: to, limit }, { noun, count }))) throw noRoom();
  await releaseFromLimit(tx, { ownerId: from, workspaceId: null }, noun, count);
}

async function moveStorage(tx: Tx, { from, to, holder }: Move): Promise<void> {
  const before = await readStorageUse(tx, to);
  await recountStorage(tx, from);
  await recountStorage(tx, to);
  const limit = limitOf(holder, "files.create", "max_bytes");
  const after = await readStorageUse(tx, to);
  if (limit !== null && after > limit && after > before) throw noRoom();
}

async function readStorageUse(tx: Tx, userId: number): Promise<number> {
  return Number((await tx.storageUse.findUnique({ where: { userId } }))?.bytes ?? 0);
}

async function requireRoomForMembers(tx: Tx, workspaceId: number, holder: Holder): Promise<void> {
  const limit = limitOf(holder, "workspaces.create", "members");
  if (limit !== null && (await tx.workspaceMember.count({ where: { workspaceId } })) > limit) throw noRoom();
}

const noRoom = () => new AppError("limit_reached", "This workspace would exceed that member's limits.");
