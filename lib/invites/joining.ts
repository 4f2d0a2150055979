import "server-only";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { findMembersLimit, inviteGone, openInvitesFilter, tooManyMembers } from "@/lib/invites/invites";
import type { InvitePreviewJson } from "@/lib/invites/schema";
import { notify } from "@/lib/notices/notify";
import { recordActivity } from "@/lib/ownership/activity";
import { requireWorkspaceWithinLimit } from "@/lib/ownership/workspace-limit";
import { avatarUrl } from "@/lib/users/avatar-url";
import { maskedEmail } from "@/lib/users/masked-email";
import { may, requireWorkspaceRow } from "@/lib/workspaces/access";
import { memberJoinedNotice } from "@/lib/workspaces/notices";
import type { WorkspaceJson } from "@/lib/workspaces/schema";
import type { LocalizedActor } from "@/lib/workspaces/workspace-json";
import { loadWorkspace } from "@/lib/workspaces/workspaces";

/** Returns an open invite for anyone who knows its id, with the address masked. Throws a 404 for any other id. */
export async function getInvitePreview(actor: Actor, id: string, t: T): Promise<InvitePreviewJson> {
  const row = await db.workspaceInvite.findFirst({
    where: { id, ...openInvitesFilter() },
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
    is_for_caller: actor.id !== null && isInvited(actor, row),
    must_verify_email: actor.id !== null && actor.user.emailVerifiedAt === null && actor.user.email === row.email,
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Whether the invite was sent to the actor's own, verified address. */
const isInvited = ({ user }: UserActor, { email }: { email: string }) =>
  user.emailVerifiedAt !== null && user.email === email;

/**
 * Accepts an invite, once. Throws a 404 unless it was sent to the actor's verified address, and a 403 if the workspace
 * already has the maximum number of members.
 */
export async function joinWorkspace(localizedActor: LocalizedActor, id: string): Promise<WorkspaceJson> {
  const { actor } = localizedActor;
  const invite = await db.workspaceInvite.findFirst({
    where: { id, ...openInvitesFilter() },
    select: { email: true, workspaceId: true, workspace: { select: { ownerId: true } } },
  });
  if (!invite || !isInvited(actor, invite)) throw inviteGone();
  const { workspaceId, workspace } = invite;
  await requireWorkspaceWithinLimit(actor, { id: workspaceId, ...workspace });
  const limit = await findMembersLimit(workspace.ownerId);
  await db.$transaction((tx) => acceptInvite(tx, actor, { id, workspaceId, limit }));
  return loadWorkspace(localizedActor, workspaceId);
}

type Acceptance = { id: string; workspaceId: number; limit: number | null };

/** Deletes the invite and adds the member. The lock keeps concurrent calls from exceeding the limit. */
async function acceptInvite(tx: Tx, actor: UserActor, { id, workspaceId, limit }: Acceptance): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} FOR UPDATE`;
  const invite = await tx.workspaceInvite.findFirst({
    where: { id, ...openInvitesFilter() },
    select: { roleId: true, inviterId: true, workspace: { select: { name: true, ownerId: true } } },
  });
  if (!invite) throw inviteGone();
  // a member may have changed their address to the invited one
  const isMember = (await tx.workspaceMember.count({ where: { workspaceId, userId: actor.id } })) > 0;
  if (!isMember && limit !== null && (await tx.workspaceMember.count({ where: { workspaceId } })) >= limit)
    throw tooManyMembers(limit);
  await tx.workspaceInvite.delete({ where: { id }, select: { id: true } });
  if (isMember) return;
  await tx.workspaceMember.create({ data: { workspaceId, userId: actor.id, roleId: invite.roleId } });
  await recordActivity(tx, actor, { workspaceId, action: "member.joined" });
  const { inviterId, workspace } = invite;
  const values = { workspaceId, workspace: workspace.name, member: displayName(actor.user) };
  await notify(tx, [workspace.ownerId, inviterId ?? workspace.ownerId], memberJoinedNotice.with(values));
}

/** Declines an invite that was sent to the actor, or cancels one of a workspace that the actor manages. */
export async function removeInvite(actor: UserActor, id: string): Promise<void> {
  const invite = await db.workspaceInvite.findFirst({
    where: { id, ...openInvitesFilter() },
    select: { email: true, workspaceId: true },
  });
  if (!invite) throw inviteGone();
  const isOwn = isInvited(actor, invite);
  if (!isOwn && !(await isManager(actor, invite.workspaceId))) throw inviteGone();
  await db.$transaction(async (tx) => {
    const { count } = await tx.workspaceInvite.deleteMany({ where: { id } });
    if (count === 0) throw inviteGone();
    await recordActivity(tx, actor, {
      workspaceId: invite.workspaceId,
      action: isOwn ? "invite.declined" : "invite.cancelled",
      details: { email: invite.email },
    });
  });
}

async function isManager(actor: UserActor, workspaceId: number): Promise<boolean> {
  try {
    return may(actor, await requireWorkspaceRow(actor, { id: workspaceId, verb: "view" }), "manage");
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
