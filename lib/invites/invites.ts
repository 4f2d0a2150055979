import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { listGrants } from "@/lib/actor/grants";
import { newToken } from "@/lib/crypto/token";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { containsText } from "@/lib/db/search";
import { DAY_MS } from "@/lib/durations";
import { AppError, type FieldMessages, invalid } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { limitShared } from "@/lib/http/rate-limit";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { announceInvite, type InviteRecipient } from "@/lib/invites/announce";
import { limitInviteMails } from "@/lib/invites/mail-limits";
import { INVITE_DAYS } from "@/lib/invites/policy";
import type { InviteJson, InviteListQuery, InvitesInput } from "@/lib/invites/schema";
import { prepareMail } from "@/lib/mail/prepare";
import { recordActivity } from "@/lib/ownership/activity";
import { limitOf } from "@/lib/permissions/can";
import {
  lockWorkspace,
  requireChangeableWorkspace,
  requireMayAssignRole,
  requireWorkspaceRow,
  type WorkspaceWithRole,
} from "@/lib/workspaces/access";
import type { LocalizedActor } from "@/lib/workspaces/workspace-json";
import { requireWorkspaceRole } from "@/lib/workspaces/workspace-roles";

/** Limits the calls that send invites, so that nobody can use them to send mass email. */
const INVITE_CALLS = { name: "workspace-invites", points: 20, seconds: 3600 };
const RESENDS = { name: "workspace-invite-resent", points: 1, seconds: 60 };

const SHOWN_COLUMNS = {
  id: true,
  email: true,
  createdAt: true,
  sentAt: true,
  expiresAt: true,
  role: { select: { id: true, name: true } },
  inviter: { select: { id: true, email: true, firstName: true, lastName: true } },
} as const;
type InviteRow = Prisma.WorkspaceInviteGetPayload<{ select: typeof SHOWN_COLUMNS }>;

/** The filter for invites that can be accepted now. */
export const openInvitesFilter = () => ({ expiresAt: { gt: new Date() }, workspace: { deletedAt: null } });

export const inviteGone = () => new AppError("not_found", "This invite is no longer valid");

/** Lists the open invites of a workspace. */
export async function listInvites({ actor, t }: LocalizedActor, workspaceId: number, list: InviteListQuery) {
  await requireWorkspaceRow(actor, { id: workspaceId, verb: "manage" });
  const where: Prisma.WorkspaceInviteWhereInput = {
    workspaceId,
    ...openInvitesFilter(),
    ...(list.query && { email: containsText(list.query) }),
  };
  const key = JSON.stringify(["invites", workspaceId, list.query]);
  return paginate(list, {
    count: () => countListRows(key, (limit) => db.workspaceInvite.count({ where, ...limit })),
    rows: async (window) => {
      const orderBy = [{ createdAt: list.orderDir }, { id: list.orderDir }];
      const rows = await db.workspaceInvite.findMany({ where, orderBy, select: SHOWN_COLUMNS, ...window });
      return rows.map((row) => inviteJson(row, t));
    },
  });
}

/**
 * Invites people by email. Throws a 422, and invites nobody, if an address is already a member's or has an open invite.
 * Throws a 403 if members and open invites together would exceed the workspace owner's limit.
 */
export async function inviteToWorkspace(
  { actor, t }: LocalizedActor,
  workspaceId: number,
  { emails: addresses, role_id: roleId }: InvitesInput,
): Promise<InviteJson[]> {
  const { ownerId } = await requireChangeableWorkspace(actor, { id: workspaceId, verb: "manage" });
  const role = await requireWorkspaceRole(roleId);
  await limitShared(INVITE_CALLS, String(actor.id));
  const emails = [...new Set(addresses)];
  await refuseMembersAndInvited(db, workspaceId, emails);
  await limitInviteMails(actor.id, emails);
  const [limit, recipients] = await Promise.all([findMembersLimit(ownerId), findRecipients(emails, actor)]);
  const ids = await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id: workspaceId, verb: "manage" });
    requireMayAssignRole(actor, workspace, role);
    await tx.workspaceInvite.deleteMany({ where: { workspaceId, expiresAt: { lte: new Date() } } });
    await refuseMembersAndInvited(tx, workspaceId, emails);
    await requireRoom(tx, { workspaceId, limit, more: emails.length });
    return storeAndAnnounceInvites(tx, actor, { workspace, emails, roleId, recipients });
  });
  const rows = await db.workspaceInvite.findMany({ where: { id: { in: ids } }, select: SHOWN_COLUMNS });
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => inviteJson(row, t)));
}

/** Announces the invite again, and keeps it open for `INVITE_DAYS` from now. */
export async function resendInvite(
  { actor, t }: LocalizedActor,
  { workspaceId, inviteId: id }: { workspaceId: number; inviteId: string },
): Promise<InviteJson> {
  await requireChangeableWorkspace(actor, { id: workspaceId, verb: "manage" });
  const where = { id, workspaceId };
  const invite = await db.workspaceInvite.findFirst({
    where: { ...where, ...openInvitesFilter() },
    select: { email: true },
  });
  if (!invite) throw inviteGone();
  await limitShared(RESENDS, id);
  await limitInviteMails(actor.id, [invite.email]);
  const recipients = await findRecipients([invite.email], actor);
  await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, actor, { id: workspaceId, verb: "manage" });
    const data = { sentAt: new Date(), expiresAt: expiry() };
    const { count } = await tx.workspaceInvite.updateMany({ where, data });
    if (count === 0) throw inviteGone();
    await announce(tx, actor, { workspace, id, email: invite.email, recipients });
  });
  return inviteJson(await db.workspaceInvite.findUniqueOrThrow({ where: { id }, select: SHOWN_COLUMNS }), t);
}

type NewInvites = {
  workspace: WorkspaceWithRole;
  emails: readonly string[];
  roleId: number;
  recipients: RecipientsByEmail;
};

async function storeAndAnnounceInvites(
  tx: Tx,
  actor: UserActor,
  { workspace, emails, roleId, recipients }: NewInvites,
): Promise<string[]> {
  const ids: string[] = [];
  for (const email of emails) {
    const id = newToken();
    ids.push(id);
    const data = { id, email, roleId, workspaceId: workspace.id, inviterId: actor.id, expiresAt: expiry() };
    await tx.workspaceInvite.create({ data, select: { id: true } });
    await announce(tx, actor, { workspace, id, email, recipients });
    await recordActivity(tx, actor, { workspaceId: workspace.id, action: "invite.sent", details: { email } });
  }
  return ids;
}

const expiry = () => new Date(Date.now() + INVITE_DAYS * DAY_MS);

type InviteToAnnounce = { workspace: WorkspaceWithRole; id: string; email: string; recipients: RecipientsByEmail };

function announce(tx: Tx, actor: UserActor, { workspace, id, email, recipients }: InviteToAnnounce): Promise<void> {
  const inviter = displayName(actor.user);
  return announceInvite(tx, {
    id,
    email,
    workspace: workspace.name,
    inviter,
    recipient: recipients.get(email) as InviteRecipient,
  });
}

type RecipientsByEmail = Map<string, InviteRecipient>;

/**
 * Finds the account of each address, and prepares an email in the account's language. For an address without an
 * account, the email is in the actor's language.
 */
async function findRecipients(emails: readonly string[], { user }: UserActor): Promise<RecipientsByEmail> {
  const users = await db.user.findMany({
    where: { email: { in: [...emails] } },
    select: { id: true, email: true, emailVerifiedAt: true, language: true },
  });
  const accounts = new Map(users.map((row) => [row.email, row]));
  const prepareRecipient = async (email: string): Promise<InviteRecipient> => {
    const account = accounts.get(email);
    return {
      userId: account?.emailVerifiedAt ? account.id : null,
      mail: await prepareMail((account ?? user).language),
    };
  };
  return new Map(await Promise.all(emails.map(async (email) => [email, await prepareRecipient(email)] as const)));
}

async function refuseMembersAndInvited(tx: Tx, workspaceId: number, emails: readonly string[]): Promise<void> {
  const email = { in: [...emails] };
  const members = await tx.workspaceMember.findMany({
    where: { workspaceId, user: { email } },
    select: { user: { select: { email: true } } },
  });
  const open = { workspaceId, email, expiresAt: { gt: new Date() } };
  const invites = await tx.workspaceInvite.findMany({ where: open, select: { email: true } });
  const messages = [
    ...members.map(({ user }) => [line(":email is already a member."), { email: user.email }] as const),
    ...invites.map((invite) => [line(":email already has an open invite."), { email: invite.email }] as const),
  ];
  if (messages.length > 0) throw invalid({ emails: messages } satisfies FieldMessages);
}

type NeededRoom = { workspaceId: number; limit: number | null; more: number };

/** Throws a 403 if members and open invites together would exceed the limit. */
async function requireRoom(tx: Tx, { workspaceId, limit, more }: NeededRoom): Promise<void> {
  if (limit === null) return;
  const memberCount = await tx.workspaceMember.count({ where: { workspaceId } });
  const inviteCount = await tx.workspaceInvite.count({ where: { workspaceId } });
  if (memberCount + inviteCount + more > limit) throw tooManyMembers(limit);
}

export const tooManyMembers = (limit: number) =>
  new AppError("limit_reached", "This workspace can have {limit, plural, one {# member} other {# members}}.", {
    values: { limit },
  });

/** How many members a workspace of this owner may have, including the owner. Null: any number. */
export const findMembersLimit = async (ownerId: number): Promise<number | null> =>
  limitOf({ permissions: await listGrants(ownerId) }, "workspaces.create", "members");

const inviteJson = ({ id, email, role, inviter, createdAt, sentAt, expiresAt }: InviteRow, t: T): InviteJson => ({
  id,
  email,
  role: { id: role.id, name: t(role.name) },
  inviter: inviter && { id: inviter.id, display_name: displayName(inviter) },
  created_at: createdAt.toISOString(),
  sent_at: sentAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
