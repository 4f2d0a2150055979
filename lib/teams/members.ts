import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { containsText } from "@/lib/db/search";
import { AppError, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import type { T } from "@/lib/i18n/create-t";
import { notify } from "@/lib/notices/notify";
import { lockTeam, requireChangeableTeam, requireMayAssign, requireTeam, type Team } from "@/lib/teams/access";
import { memberRemovedNotice, roleChangedNotice } from "@/lib/teams/notices";
import type { MemberJson, MemberListQuery } from "@/lib/teams/schema";
import type { Reader } from "@/lib/teams/team-json";
import { requireWorkspaceRole } from "@/lib/teams/workspace-roles";
import { avatarUrl } from "@/lib/users/avatar-url";
import { recordActivity } from "@/lib/workspaces/activity";
import { handOverContent } from "@/lib/workspaces/keep-content";

const PERSON = { id: true, email: true, firstName: true, lastName: true, avatar: true } as const;
const SHOWN = {
  createdAt: true,
  user: { select: PERSON },
  role: { select: { id: true, name: true, permissions: true } },
} as const;
type MemberRow = Prisma.WorkspaceMemberGetPayload<{ select: typeof SHOWN }>;

/** Lists the members, by default in the order in which they joined. */
export async function listMembers({ actor, t }: Reader, id: number, list: MemberListQuery) {
  const team = await requireTeam(actor, { id, verb: "view" });
  const where: Prisma.WorkspaceMemberWhereInput = {
    workspaceId: id,
    ...(list.query && { user: matching(list.query) }),
  };
  return paginate(list, {
    count: () => db.workspaceMember.count({ where }),
    rows: async (window) => {
      const orderBy = [{ createdAt: list.orderDir }, { userId: list.orderDir }];
      const rows = await db.workspaceMember.findMany({ where, orderBy, select: SHOWN, ...window });
      return rows.map((row) => memberJson(row, { team, t }));
    },
  });
}

const matching = (query: string): Prisma.UserWhereInput => ({
  OR: [{ email: containsText(query) }, { firstName: containsText(query) }, { lastName: containsText(query) }],
});

type RoleChange = { id: number; userId: number; roleId: number };

/** Gives a member another role. The owner's role cannot be changed. */
export async function changeMemberRole({ actor, t }: Reader, { id, userId, roleId }: RoleChange): Promise<MemberJson> {
  const role = await requireWorkspaceRole(roleId);
  await requireChangeableTeam(actor, { id, verb: "manage" });
  return db.$transaction(async (tx) => {
    const team = await lockTeam(tx, actor, { id, verb: "manage" });
    const member = await requireMember(tx, id, userId);
    if (userId === team.ownerId)
      throw new AppError("conflict", "The owner's role cannot be changed. Transfer the workspace first.");
    requireMayAssign(actor, team, member.role);
    requireMayAssign(actor, team, role);
    const where = { workspaceId_userId: { workspaceId: id, userId } };
    await tx.workspaceMember.update({ where, data: { roleId }, select: { userId: true } });
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: "member.role_changed",
      details: { member: displayName(member.user), role: role.name },
    });
    await notify(tx, [userId], roleChangedNotice.with({ workspaceId: id, workspace: team.name }));
    return memberJson({ ...member, role }, { team, t });
  });
}

/**
 * Removes a member, or lets the actor leave. What the member made stays in the workspace and then belongs to its owner.
 * Throws a 409 for the owner, who must transfer the workspace first.
 */
export async function removeMember(actor: UserActor, id: number, userId: number): Promise<void> {
  const isSelf = userId === actor.id;
  await db.$transaction(async (tx) => {
    const team = await lockTeam(tx, actor, { id, verb: isSelf ? "view" : "manage" });
    const member = await requireMember(tx, id, userId);
    if (userId === team.ownerId)
      throw new AppError("conflict", "The owner cannot leave. Transfer the workspace to another member first.");
    if (!isSelf) requireMayAssign(actor, team, member.role);
    await endMembership(tx, team, userId);
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: isSelf ? "member.left" : "member.removed",
      details: { member: displayName(member.user) },
    });
    if (!isSelf) await notify(tx, [userId], memberRemovedNotice.with({ workspace: team.name }));
  });
}

/** Also cancels the invites that the member has sent, because one of them could be to another address of theirs. */
async function endMembership(tx: Tx, team: Team, userId: number): Promise<void> {
  await tx.workspaceInvite.deleteMany({ where: { workspaceId: team.id, inviterId: userId } });
  await handOverContent(tx, team, userId);
  await tx.workspaceMember.delete({
    where: { workspaceId_userId: { workspaceId: team.id, userId } },
    select: { userId: true },
  });
}

export async function requireMember(tx: Tx, workspaceId: number, userId: number): Promise<MemberRow> {
  const where = { workspaceId_userId: { workspaceId, userId } };
  const row = await tx.workspaceMember.findUnique({ where, select: SHOWN });
  if (!row) throw notFound("Member");
  return row;
}

const memberJson = ({ user, role, createdAt }: MemberRow, { team, t }: { team: Team; t: T }): MemberJson => ({
  id: user.id,
  display_name: displayName(user),
  email: user.email,
  avatar: avatarUrl(user.avatar),
  role: { id: role.id, name: t(role.name) },
  is_owner: user.id === team.ownerId,
  created_at: createdAt.toISOString(),
});
