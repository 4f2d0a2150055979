import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { listGrants } from "@/lib/actor/grants";
import { db, type Tx } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { AppError, invalid, notFound } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import type { WorkspaceAction } from "@/lib/ownership/actions";
import { recordActivity } from "@/lib/ownership/activity";
import { type CountedNoun, lockContentUse, releaseFromLimit, tryCountTowardsLimit } from "@/lib/ownership/content-use";
import { countWorkspaceContent, WORKSPACE_NOUNS } from "@/lib/ownership/keep-content";
import { can, limitOf } from "@/lib/permissions/can";
import type { Holder } from "@/lib/permissions/permissions";
import { contentLimitOf } from "@/lib/storage-use/content-storage";
import { readStorageUse, recountStorage } from "@/lib/storage-use/storage-use";
import { lockWorkspace, requireChangeableWorkspace, type WorkspaceWithRole } from "@/lib/workspaces/access";
import { cancelInvitesBeyond } from "@/lib/workspaces/members";
import { transferAskedNotice, transferDeclinedNotice, transferredNotice } from "@/lib/workspaces/notices";
import { TRANSFER_DAYS } from "@/lib/workspaces/policy";
import type { WorkspaceJson } from "@/lib/workspaces/schema";
import type { LocalizedActor } from "@/lib/workspaces/workspace-json";
import { getOwnersRole } from "@/lib/workspaces/workspace-roles";
import { loadWorkspace } from "@/lib/workspaces/workspaces";

/** Each question is emailed. */
const ASKS_PER_HOUR = { name: "workspace-transfer", points: 10, seconds: 3600 };

/**
 * Asks a member to become the owner, by a notice and an email. They can accept for seven days. Throws a 403 if the
 * workspace would exceed their limits, a 409 if a member has been asked already, and a 429 after ten questions in an
 * hour.
 */
export async function askToTransfer(
  localizedActor: LocalizedActor,
  id: number,
  userId: number,
): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  const { ownerId } = await requireChangeableWorkspace(actor, { id, verb: "own" });
  if (userId === ownerId) throw invalid({ user_id: [line("This member already owns the workspace.")] });
  const { user } = await requireNewOwner(db, id, userId);
  await limitShared(ASKS_PER_HOUR, String(id));
  const holder = { permissions: await listGrants(userId) };
  const mail = await prepareMail(user.language);
  const expiresAt = new Date(Date.now() + TRANSFER_DAYS * DAY_MS);
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "own" });
    await requireNewOwner(tx, id, userId);
    if (workspace.transfer)
      throw new AppError("conflict", "You have already asked a member. Cancel that first to ask another one.");
    await requireRoom(tx, workspace, { userId, holder });
    await tx.workspaceTransfer.deleteMany({ where: { workspaceId: id } }); // an expired one
    await tx.workspaceTransfer.create({ data: { workspaceId: id, userId, expiresAt } });
    await recordTransfer(tx, actor, id, { action: "workspace.transfer_asked", member: user });
    const names = { workspace: workspace.name, owner: displayName(actor.user) };
    await notify(tx, [userId], transferAskedNotice.with({ workspaceId: id, ...names }));
    await mail.send(tx, user.email, "workspace-transfer", { workspaceId: id, days: TRANSFER_DAYS, ...names });
  });
  return loadWorkspace(localizedActor, id);
}

/** Takes back the question whether a member wants to become the owner. Throws a 404 if nobody was asked. */
export async function cancelTransfer(localizedActor: LocalizedActor, id: number): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  await db.$transaction(async (tx) => {
    const { transfer } = await lockWorkspace(tx, actor, { id, verb: "own" });
    if (!transfer) throw notFound("Transfer");
    await tx.workspaceTransfer.delete({ where: { workspaceId: id } });
    await recordTransfer(tx, actor, id, { action: "workspace.transfer_cancelled", member: transfer.user });
  });
  return loadWorkspace(localizedActor, id);
}

/**
 * Makes the actor, who was asked, the owner. The workspace and its content then count towards the actor's limits.
 * Throws a 403 if they would exceed these limits, and a 404 if the actor was not asked. The previous owner remains a
 * member, with the role of a workspace admin.
 */
export async function acceptTransfer(localizedActor: LocalizedActor, id: number): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  const holder = { permissions: await listGrants(actor.id) };
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "view" });
    requireAsked(actor, workspace);
    const { ownerId, name } = workspace;
    const previous = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: NAME_COLUMNS });
    await tx.workspaceTransfer.delete({ where: { workspaceId: id } });
    await makeOwner(tx, workspace, { userId: actor.id, holder });
    await recordTransfer(tx, actor, id, { action: "workspace.taken_over", member: previous });
    const values = { workspaceId: id, workspace: name, owner: displayName(actor.user) };
    await notify(tx, [ownerId], transferredNotice.with(values));
  });
  return loadWorkspace(localizedActor, id);
}

/** Tells the owner that the actor, who was asked, does not want to become the owner. */
export async function refuseTransfer(localizedActor: LocalizedActor, id: number): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "view" });
    requireAsked(actor, workspace);
    await tx.workspaceTransfer.delete({ where: { workspaceId: id } });
    await recordTransfer(tx, actor, id, { action: "workspace.transfer_declined", member: actor.user });
    const values = { workspaceId: id, workspace: workspace.name, member: displayName(actor.user) };
    await notify(tx, [workspace.ownerId], transferDeclinedNotice.with(values));
  });
  return loadWorkspace(localizedActor, id);
}

function requireAsked(actor: UserActor, { transfer }: WorkspaceWithRole): void {
  if (transfer?.user.id !== actor.id) throw notFound("Transfer");
}

type TransferEntry = { action: WorkspaceAction; member: Parameters<typeof displayName>[0] };

const recordTransfer = (tx: Tx, actor: UserActor, workspaceId: number, { action, member }: TransferEntry) =>
  recordActivity(tx, actor, { workspaceId, action, details: { member: displayName(member) } });

const NAME_COLUMNS = { firstName: true, lastName: true, email: true } as const;

async function requireNewOwner(tx: Tx, workspaceId: number, userId: number) {
  const member = await tx.workspaceMember.findUnique({
    where: { workspaceId_userId: { workspaceId, userId } },
    select: { user: { select: { ...NAME_COLUMNS, language: true } } },
  });
  if (!member) throw invalid({ user_id: [line("This user is not a member of the workspace.")] });
  return member;
}

type NewOwner = { userId: number; holder: Holder };

async function makeOwner(tx: Tx, workspace: WorkspaceWithRole, { userId, holder }: NewOwner): Promise<void> {
  const { id, ownerId } = workspace;
  await requireMayOwn(tx, workspace, { holder, refusals: REFUSALS.accepting });
  const move = { from: ownerId, to: userId, holder };
  await lockContentUse(tx, ownerId, userId);
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
  await moveStorage(tx, workspace, move);
}

type Candidate = { holder: Holder; refusals: Refusals };

async function requireMayOwn(tx: Tx, { id }: WorkspaceWithRole, { holder, refusals }: Candidate): Promise<void> {
  if (!can(holder, "workspaces.create")) throw refusals.notAllowed();
  const limit = limitOf(holder, "workspaces.create", "members");
  if (limit !== null && (await tx.workspaceMember.count({ where: { workspaceId: id } })) > limit)
    throw refusals.noRoom();
}

/**
 * Throws a 403 if the workspace would exceed the new owner's limits now. The limits are checked again when the new
 * owner accepts.
 */
async function requireRoom(tx: Tx, workspace: WorkspaceWithRole, { userId, holder }: NewOwner): Promise<void> {
  const { asking } = REFUSALS;
  await requireMayOwn(tx, workspace, { holder, refusals: asking });
  const used = await tx.contentUse.findUnique({ where: { userId } });
  const counts = { workspaces: 1 } as Record<CountedNoun, number>;
  for (const noun of WORKSPACE_NOUNS) counts[noun] = await countWorkspaceContent(tx, workspace.id, noun);
  for (const noun of ["workspaces", ...WORKSPACE_NOUNS] as const) {
    const limit = limitOf(holder, `${noun}.create`, "count");
    if (counts[noun] > 0 && limit !== null && (used?.[noun] ?? 0) + counts[noun] > limit) throw asking.noRoom();
  }
}

type Move = { from: number; to: number; holder: Holder };

async function moveCount(
  tx: Tx,
  { from, to, holder }: Move,
  { noun, count }: { noun: CountedNoun; count: number },
): Promise<void> {
  if (count === 0) return;
  const limit = limitOf(holder, `${noun}.create`, "count");
  if (!(await tryCountTowardsLimit(tx, { userId: to, limit }, { noun, count }))) throw REFUSALS.accepting.noRoom();
  await releaseFromLimit(tx, { ownerId: from, workspaceId: null }, noun, count);
}

async function moveStorage(tx: Tx, { id: workspaceId }: WorkspaceWithRole, { from, to, holder }: Move): Promise<void> {
  const before = await readStorageUse(tx, to);
  await recountStorage(tx, from, to);
  const hasFiles = (await tx.fileEntry.count({ where: { workspaceId }, take: 1 })) > 0;
  const limit = hasFiles ? limitOf(holder, "files.create", "max_bytes") : contentLimitOf(holder);
  const after = await readStorageUse(tx, to);
  if (limit !== null && after > limit && after > before) throw REFUSALS.accepting.noRoom();
}

/** What the owner who asks is told, and what the member who accepts is told. */
const REFUSALS = {
  asking: {
    notAllowed: () => new AppError("limit_reached", "That member is not allowed to own workspaces."),
    noRoom: () => new AppError("limit_reached", "This workspace would exceed that member's limits."),
  },
  accepting: {
    notAllowed: () => new AppError("limit_reached", "You are not allowed to own workspaces."),
    noRoom: () => new AppError("limit_reached", "This workspace would exceed your limits."),
  },
};
type Refusals = (typeof REFUSALS)[keyof typeof REFUSALS];
