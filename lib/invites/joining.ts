import "server-only";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { inviteGone, membersLimit, openInvites, tooManyMembers } from "@/lib/invites/invites";
import type { ShownInviteJson } from "@/lib/invites/schema";
import { notify } from "@/lib/notices/notify";
import { may, requireTeam } from "@/lib/teams/access";
import { memberJoinedNotice } from "@/lib/teams/notices";
import type { WorkspaceJson } from "@/lib/teams/schema";
import type { Reader } from "@/lib/teams/team-json";
import { getWorkspace } from "@/lib/teams/teams";
import { avatarUrl } from "@/lib/users/avatar-url";
import { maskedEmail } from "@/lib/users/masked-email";
import { recordActivity } from "@/lib/workspaces/activity";
import { requireWorkspaceWithinLimit } from "@/lib/workspaces/workspace-limit";

/** Returns an open invite for anyone who knows its id, with the address masked. Throws a 404 for any other id. */
export async function getShownInvite(actor: Actor, id: string, t: T): Promise<ShownInviteJson> {
  const row = await db.workspaceInvite.findFirst({
    where: { id, ...openInvites() },
    select: {
      email: true,
      expiresAt: true,
      workspace: { select: { name: true, picture: true } },
      inviter: { select: { email: true, firstName: true, lastName: true } },
      role: { select: { name: true } },
    },
  });
  if (!row) throw inviteGone();
  return {
    workspace: { name: row.workspace.name, picture: avatarUrl(row.workspace.picture) },
    inviter: row.inviter && displayName(row.inviter),
    email: maskedEmail(row.email),
    role: t(row.role.name),
    is_for_caller: actor.id !== null && isFor(actor, row),
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Whether the invite was sent to the actor's own, verified address. */
const isFor = ({ user }: UserActor, { email }: { email: string }) =>
  user.emailVerifiedAt !== null && user.email === email;

/**
 * Accepts an invite, once. Throws a 404 unless it was sent to the actor's verified address, and a 403 if the workspace
 * has as many members as its owner may have.
 */
export async function joinWorkspace(reader: Reader, id: string): Promise<WorkspaceJson> {
  const { actor } = reader;
  const found = await db.workspaceInvite.findFirst({
    where: { id, ...openInvites() },
    select: { email: true, workspaceId: true, workspace: { select: { ownerId: true } } },
  });
  if (!found || !isFor(actor, found)) throw inviteGone();
  const { workspaceId, workspace } = found;
  await requireWorkspaceWithinLimit(actor, { id: workspaceId, ...workspace });
  const limit = await membersLimit(workspace.ownerId);
  await db.$transaction((tx) => acceptInvite(tx, actor, { id, workspaceId, limit }));
  return getWorkspace(reader, workspaceId);
}

type Acceptance = { id: string; workspaceId: number; limit: number | null };

/** Deletes the invite and adds the member. Every change of members takes the same lock. */
async function acceptInvite(tx: Tx, actor: UserActor, { id, workspaceId, limit }: Acceptance): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} FOR UPDATE`;
  const invite = await tx.workspaceInvite.findFirst({
    where: { id, ...openInvites() },
    select: { roleId: true, inviterId: true, workspace: { select: { name: true, ownerId: true } } },
  });
  if (!invite) throw inviteGone();
  // the invited address may belong to a member who has changed theirs
  const isMember = (await tx.workspaceMember.count({ where: { workspaceId, userId: actor.id } })) > 0;
  if (!isMember && limit !== null && (await tx.workspaceMember.count({ where: { workspaceId } })) >= limit)
    throw tooManyMembers(limit);
  await tx.workspaceInvite.delete({ where: { id }, select: { id: true } });
  if (isMember) return;
  await tx.workspaceMember.create({ data: { workspaceId, userId: actor.id, roleId: invite.roleId } });
  await recordActivity(tx, actor, { workspaceId, action: "member.joined" });
  const { inviterId, workspace } = invite;
  const joined = { workspaceId, workspace: workspace.name, member: displayName(actor.user) };
  await notify(tx, [workspace.ownerId, inviterId ?? workspace.ownerId], memberJoinedNotice.with(joined));
}

/** Declines an invite that was sent to the actor, or cancels one of a workspace that the actor manages. */
export async function removeInvite(actor: UserActor, id: string): Promise<void> {
  const found = await db.workspaceInvite.findFirst({
    where: { id, ...openInvites() },
    select: { email: true, workspaceId: true },
  });
  if (!found) throw inviteGone();
  const isOwn = isFor(actor, found);
  if (!isOwn && !(await isManager(actor, found.workspaceId))) throw inviteGone();
  await db.$transaction(async (tx) => {
    const { count } = await tx.workspaceInvite.deleteMany({ where: { id } });
    if (count === 0) throw inviteGone();
    await recordActivity(tx, actor, {
      workspaceId: found.workspaceId,
      action: isOwn ? "invite.declined" : "invite.cancelled",
      details: { email: found.email },
    });
  });
}

async function isManager(actor: UserActor, workspaceId: number): Promise<boolean> {
  try {
    return may(actor, await requireTeam(actor, { id: workspaceId, verb: "view" }), "manage");
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
