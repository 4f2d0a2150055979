import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { containsText } from "@/lib/db/search";
import { AppError, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import type { T } from "@/lib/i18n/create-t";
import { notify } from "@/lib/notices/notify";
import { recordActivity } from "@/lib/ownership/activity";
import { handOverContent } from "@/lib/ownership/keep-content";
import { can } from "@/lib/permissions/can";
import { hasGrant } from "@/lib/permissions/granting";
import type { Grant, Holder } from "@/lib/permissions/permissions";
import { avatarUrl } from "@/lib/users/avatar-url";
import {
  lockWorkspace,
  requireChangeableWorkspace,
  requireMayAssignRole,
  requireWorkspaceRow,
  type WorkspaceWithRole,
} from "@/lib/workspaces/access";
import { memberRemovedNotice, roleChangedNotice } from "@/lib/workspaces/notices";
import type { MemberJson, MemberListQuery } from "@/lib/workspaces/schema";
import type { LocalizedActor } from "@/lib/workspaces/workspace-json";
import { requireWorkspaceRole } from "@/lib/workspaces/workspace-roles";

const PERSON_COLUMNS = { id: true, email: true, firstName: true, lastName: true, avatar: true } as const;
const SHOWN_COLUMNS = {
  createdAt: true,
  user: { select: PERSON_COLUMNS },
  role: { select: { id: true, name: true, permissions: true } },
} as const;
type MemberRow = Prisma.WorkspaceMemberGetPayload<{ select: typeof SHOWN_COLUMNS }>;

/** Lists the members in the order in which they joined, or in reverse if `list` says so. */
export async function listMembers({ actor, t }: LocalizedActor, id: number, list: MemberListQuery) {
  const workspace = await requireWorkspaceRow(actor, { id, verb: "view" });
  const where: Prisma.WorkspaceMemberWhereInput = {
    workspaceId: id,
    ...(list.query && { user: userFilter(list.query) }),
  };
  return paginate(list, {
    count: () =>
      countListRows(JSON.stringify(["members", where]), (limit) => db.workspaceMember.count({ where, ...limit })),
    rows: async (window) => {
      const orderBy = [{ createdAt: list.orderDir }, { userId: list.orderDir }];
      const rows = await db.workspaceMember.findMany({ where, orderBy, select: SHOWN_COLUMNS, ...window });
      return rows.map((row) => memberJson(row, { workspace, t }));
    },
  });
}

const userFilter = (query: string): Prisma.UserWhereInput => ({
  OR: [{ email: containsText(query) }, { firstName: containsText(query) }, { lastName: containsText(query) }],
});

type RoleChange = { id: number; userId: number; roleId: number };

/** Gives a member another role. The owner's role cannot be changed. */
export async function changeMemberRole(
  { actor, t }: LocalizedActor,
  { id, userId, roleId }: RoleChange,
): Promise<MemberJson> {
  const role = await requireWorkspaceRole(roleId);
  await requireChangeableWorkspace(actor, { id, verb: "manage" });
  return db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: "manage" });
    const member = await requireMember(tx, id, userId);
    if (userId === workspace.ownerId)
      throw new AppError("conflict", "The owner's role cannot be changed. Transfer the workspace first.");
    requireMayAssignRole(actor, workspace, member.role);
    requireMayAssignRole(actor, workspace, role);
    const where = { workspaceId_userId: { workspaceId: id, userId } };
    await tx.workspaceMember.update({ where, data: { roleId }, select: { userId: true } });
    await cancelInvitesBeyond(tx, { workspaceId: id, userId, role });
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: "member.role_changed",
      details: { member: displayName(member.user), role: role.name },
    });
    await notify(tx, [userId], roleChangedNotice.with({ workspaceId: id, workspace: workspace.name }));
    return memberJson({ ...member, role }, { workspace, t });
  });
}

/**
 * Cancels those invites of a member that their new role, `role`, does not allow them to send. Otherwise, the member
 * could keep the previous rights by accepting an invite to another address of their own.
 */
export async function cancelInvitesBeyond(
  tx: Tx,
  { workspaceId, userId, role }: { workspaceId: number; userId: number; role: { permissions: unknown } },
): Promise<void> {
  const holder = role as Holder;
  const invites = await tx.workspaceInvite.findMany({
    where: { workspaceId, inviterId: userId },
    select: { id: true, role: { select: { permissions: true } } },
  });
  const maySend = (grants: Grant[]) =>
    can(holder, "workspaces.update") && grants.every((grant) => hasGrant(holder, grant));
  const ids = invites.filter(({ role }) => !maySend(role.permissions as Grant[])).map(({ id }) => id);
  await tx.workspaceInvite.deleteMany({ where: { id: { in: ids } } });
}

/**
 * Removes a member, or lets the actor leave. What the member made stays in the workspace and then belongs to the
 * workspace's owner. Throws a 409 for the owner, who must transfer the workspace first.
 */
export async function removeMember(actor: UserActor, id: number, userId: number): Promise<void> {
  const isSelf = userId === actor.id;
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id, verb: isSelf ? "view" : "manage" });
    const member = await requireMember(tx, id, userId);
    if (userId === workspace.ownerId)
      throw new AppError("conflict", "The owner cannot leave. Transfer the workspace to another member first.");
    if (!isSelf) requireMayAssignRole(actor, workspace, member.role);
    await endMembership(tx, workspace, userId);
    await recordActivity(tx, actor, {
      workspaceId: id,
      action: isSelf ? "member.left" : "member.removed",
      details: { member: displayName(member.user) },
    });
    if (!isSelf) await notify(tx, [userId], memberRemovedNotice.with({ workspace: workspace.name }));
  });
}

/** Removes a member. Cancels the member's invites too, because one may be to another address of the member. */
async function endMembership(tx: Tx, workspace: WorkspaceWithRole, userId: number): Promise<void> {
  await tx.workspaceInvite.deleteMany({ where: { workspaceId: workspace.id, inviterId: userId } });
  await handOverContent(tx, workspace, userId);
  await tx.workspaceMember.delete({
    where: { workspaceId_userId: { workspaceId: workspace.id, userId } },
    select: { userId: true },
  });
}

export async function requireMember(tx: Tx, workspaceId: number, userId: number): Promise<MemberRow> {
  const where = { workspaceId_userId: { workspaceId, userId } };
  const row = await tx.workspaceMember.findUnique({ where, select: SHOWN_COLUMNS });
  if (!row) throw notFound("Member");
  return row;
}

const memberJson = (
  { user, role, createdAt }: MemberRow,
  { workspace, t }: { workspace: WorkspaceWithRole; t: T },
): MemberJson => ({
  id: user.id,
  display_name: displayName(user),
  email: user.email,
  avatar: avatarUrl(user.avatar),
  role: { id: role.id, name: t(role.name) },
  is_owner: user.id === workspace.ownerId,
  created_at: createdAt.toISOString(),
});
