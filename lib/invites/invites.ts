import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { grantsOf } from "@/lib/actor/grants";
import { newToken } from "@/lib/crypto/token";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { containsText } from "@/lib/db/search";
import { DAY_MS } from "@/lib/durations";
import { AppError, type FieldMessages, invalid } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { limitShared } from "@/lib/http/rate-limit";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { announceInvite, type Invited } from "@/lib/invites/announce";
import type { InviteJson, InviteListQuery, InvitesInput } from "@/lib/invites/schema";
import { prepareMail } from "@/lib/mail/prepare";
import { limitOf } from "@/lib/permissions/can";
import { lockTeam, requireChangeableTeam, requireMayAssign, requireTeam, type Team } from "@/lib/teams/access";
import type { Reader } from "@/lib/teams/team-json";
import { requireWorkspaceRole } from "@/lib/teams/workspace-roles";
import { recordActivity } from "@/lib/workspaces/activity";
import { INVITE_DAYS } from "@/lib/workspaces/policy";

/** Limits the calls that send invites, so that nobody can use them to send mass email. */
const INVITE_CALLS = { name: "workspace-invites", points: 20, seconds: 3600 };
const RESENT = { name: "workspace-invite-resent", points: 1, seconds: 60 };

const SHOWN = {
  id: true,
  email: true,
  createdAt: true,
  sentAt: true,
  expiresAt: true,
  role: { select: { id: true, name: true } },
  inviter: { select: { id: true, email: true, firstName: true, lastName: true } },
} as const;
type InviteRow = Prisma.WorkspaceInviteGetPayload<{ select: typeof SHOWN }>;

/** The filter for invites that can be accepted now. */
export const openInvites = () => ({ expiresAt: { gt: new Date() }, workspace: { deletedAt: null } });

export const inviteGone = () => new AppError("not_found", "This invite is no longer valid");

/** Lists the open invites of a workspace. */
export async function listInvites({ actor, t }: Reader, workspaceId: number, list: InviteListQuery) {
  await requireTeam(actor, { id: workspaceId, verb: "manage" });
  const where: Prisma.WorkspaceInviteWhereInput = {
    workspaceId,
    ...openInvites(),
    ...(list.query && { email: containsText(list.query) }),
  };
  return paginate(list, {
    count: () => db.workspaceInvite.count({ where }),
    rows: async (window) => {
      const orderBy = [{ createdAt: list.orderDir }, { id: list.orderDir }];
      const rows = await db.workspaceInvite.findMany({ where, orderBy, select: SHOWN, ...window });
      return rows.map((row) => inviteJson(row, t));
    },
  });
}

/**
 * Invites people by email. Throws a 422, and invites nobody, if an address is already a member's or has an open invite.
 * Throws a 403 if there would be more members than the limit of the workspace's owner allows.
 */
export async function inviteToWorkspace(
  { actor, t }: Reader,
  workspaceId: number,
  { emails: given, role_id: roleId }: InvitesInput,
): Promise<InviteJson[]> {
  const { ownerId } = await requireChangeableTeam(actor, { id: workspaceId, verb: "manage" });
  const role = await requireWorkspaceRole(roleId);
  await limitShared(INVITE_CALLS, String(actor.id));
  const emails = [...new Set(given)];
  const [limit, invited] = await Promise.all([membersLimit(ownerId), findInvited(emails, actor)]);
  const ids = await db.$transaction(async (tx) => {
    const team = await lockTeam(tx, actor, { id: workspaceId, verb: "manage" });
    requireMayAssign(actor, team, role);
    await tx.workspaceInvite.deleteMany({ where: { workspaceId, expiresAt: { lte: new Date() } } });
    await refuseInvited(tx, workspaceId, emails);
    await requireRoom(tx, { workspaceId, limit, more: emails.length });
    return storeInvites(tx, actor, { team, emails, roleId, invited });
  });
  const rows = await db.workspaceInvite.findMany({ where: { id: { in: ids } }, select: SHOWN });
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => inviteJson(row, t)));
}

/** Sends the email again. The invite then stays open for another 14 days. */
export async function resendInvite(
  { actor, t }: Reader,
  { workspaceId, inviteId: id }: { workspaceId: number; inviteId: string },
): Promise<InviteJson> {
  await requireChangeableTeam(actor, { id: workspaceId, verb: "manage" });
  const where = { id, workspaceId };
  const found = await db.workspaceInvite.findFirst({ where: { ...where, ...openInvites() }, select: { email: true } });
  if (!found) throw inviteGone();
  await limitShared(RESENT, id);
  const invited = await findInvited([found.email], actor);
  await db.$transaction(async (tx) => {
    const team = await lockTeam(tx, actor, { id: workspaceId, verb: "manage" });
    const data = { sentAt: new Date(), expiresAt: expiry() };
    const { count } = await tx.workspaceInvite.updateMany({ where, data });
    if (count === 0) throw inviteGone();
    await announce(tx, actor, { team, id, email: found.email, invited });
  });
  return inviteJson(await db.workspaceInvite.findUniqueOrThrow({ where: { id }, select: SHOWN }), t);
}

type NewInvites = { team: Team; emails: readonly string[]; roleId: number; invited: InvitedByEmail };

async function storeInvites(
  tx: Tx,
  actor: UserActor,
  { team, emails, roleId, invited }: NewInvites,
): Promise<string[]> {
  const ids: string[] = [];
  for (const email of emails) {
    const id = newToken();
    ids.push(id);
    const data = { id, email, roleId, workspaceId: team.id, inviterId: actor.id, expiresAt: expiry() };
    await tx.workspaceInvite.create({ data, select: { id: true } });
    await announce(tx, actor, { team, id, email, invited });
    await recordActivity(tx, actor, { workspaceId: team.id, action: "invite.sent", details: { email } });
  }
  return ids;
}

const expiry = () => new Date(Date.now() + INVITE_DAYS * DAY_MS);

type Announced = { team: Team; id: string; email: string; invited: InvitedByEmail };

function announce(tx: Tx, actor: UserActor, { team, id, email, invited }: Announced): Promise<void> {
  const inviter = displayName(actor.user);
  return announceInvite(tx, { id, email, workspace: team.name, inviter, invited: invited.get(email) as Invited });
}

type InvitedByEmail = Map<string, Invited>;

/** Finds the accounts with these addresses. An email to an address without one is in the actor's language. */
async function findInvited(emails: readonly string[], { user }: UserActor): Promise<InvitedByEmail> {
  const users = await db.user.findMany({
    where: { email: { in: [...emails] } },
    select: { id: true, email: true, emailVerifiedAt: true, language: true },
  });
  const found = new Map(users.map((row) => [row.email, row]));
  const invitedAt = async (email: string): Promise<Invited> => {
    const account = found.get(email);
    return {
      userId: account?.emailVerifiedAt ? account.id : null,
      mail: await prepareMail((account ?? user).language),
    };
  };
  return new Map(await Promise.all(emails.map(async (email) => [email, await invitedAt(email)] as const)));
}

async function refuseInvited(tx: Tx, workspaceId: number, emails: readonly string[]): Promise<void> {
  const email = { in: [...emails] };
  const members = await tx.workspaceMember.findMany({
    where: { workspaceId, user: { email } },
    select: { user: { select: { email: true } } },
  });
  const invites = await tx.workspaceInvite.findMany({ where: { workspaceId, email }, select: { email: true } });
  const messages = [
    ...members.map(({ user }) => [line(":email is already a member."), { email: user.email }] as const),
    ...invites.map((invite) => [line(":email already has an open invite."), { email: invite.email }] as const),
  ];
  if (messages.length > 0) throw invalid({ emails: messages } satisfies FieldMessages);
}

type Room = { workspaceId: number; limit: number | null; more: number };

/** Throws a 403 if members and open invites together would exceed the limit. */
async function requireRoom(tx: Tx, { workspaceId, limit, more }: Room): Promise<void> {
  if (limit === null) return;
  const members = await tx.workspaceMember.count({ where: { workspaceId } });
  const open = await tx.workspaceInvite.count({ where: { workspaceId } });
  if (members + open + more > limit) throw tooManyMembers(limit);
}

export const tooManyMembers = (limit: number) =>
  new AppError("limit_reached", "This workspace can have {limit, plural, one {# member} other {# members}}.", {
    values: { limit },
  });

/** How many members a workspace of this owner may have, including the owner. Null: any number. */
export const membersLimit = async (ownerId: number): Promise<number | null> =>
  limitOf({ permissions: await grantsOf(ownerId) }, "workspaces.create", "members");

const inviteJson = ({ id, email, role, inviter, createdAt, sentAt, expiresAt }: InviteRow, t: T): InviteJson => ({
  id,
  email,
  role: { id: role.id, name: t(role.name) },
  inviter: inviter && { id: inviter.id, display_name: displayName(inviter) },
  created_at: createdAt.toISOString(),
  sent_at: sentAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
