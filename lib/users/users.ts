import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { guardAdmins } from "@/lib/actor/admins";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { requireMayAssign } from "@/lib/actor/granting";
import { recordEvent } from "@/lib/audit/audit";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { findPendingEmail } from "@/lib/email-address/email-change";
import { EMAIL_TAKEN } from "@/lib/email-address/email-taken";
import { AppError, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { hashNewPassword } from "@/lib/passwords/strong-password";
import { can } from "@/lib/permissions/can";
import { getOwnRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import type {
  PublicUserJson,
  UserChange,
  UserDetailsJson,
  UserInput,
  UserListQuery,
  UserParts,
} from "@/lib/users/admin-schema";
import {
  changedCredentials,
  createCredentialChangeRecorder,
  endAccess,
  grantsLoginAccess,
} from "@/lib/users/credentials";
import { lockUser, requireReach, type Target } from "@/lib/users/reach";
import { recordRights, requireNoLoss, rolesFor } from "@/lib/users/rights";
import { countUsers, totalKey, usersMatching } from "@/lib/users/search";
import { publicUserJson, userColumns, userDetailsJson } from "@/lib/users/user-details";

const SORT_COLUMNS = { created_at: "createdAt", email: "email", last_name: "lastName" } as const;

export async function listUsers(list: UserListQuery) {
  const where = usersMatching(list);
  return paginate(list, {
    count: () => countListRows(totalKey(list), (limit) => countUsers(list, limit)),
    rows: async (window) => {
      const rows = await db.user.findMany({
        where,
        orderBy: toOrderBy(SORT_COLUMNS, list),
        select: userColumns(list.with),
        ...window,
      });
      return rows.map((row) => userDetailsJson(row, list.with));
    },
  });
}

/** Returns the actor's own details, or with `users.view` those of any user. Otherwise returns only the public part. */
export async function getUserFor(
  actor: UserActor,
  id: number,
  parts: UserParts,
): Promise<PublicUserJson | UserDetailsJson> {
  if (id === actor.id) return getOwnUser(actor, parts);
  if (can(actor, "users.view")) return getUser(db, id, parts);
  const user = await db.user.findUnique({
    where: { id },
    select: { id: true, firstName: true, lastName: true, avatar: true },
  });
  if (!user) throw notFound("User");
  return publicUserJson(user);
}

/**
 * The actor's own details with two private fields: a new address whose code has not been entered yet, and the recovery
 * codes.
 */
export async function getOwnUser(actor: UserActor, parts: UserParts): Promise<UserDetailsJson> {
  const [user, pending_email, two_factor_recovery_codes] = await Promise.all([
    getUser(db, actor.id, parts),
    findPendingEmail(actor.id),
    getOwnRecoveryCodes(actor),
  ]);
  return { ...user, pending_email, two_factor_recovery_codes };
}

/** Throws a 404 if there is no such user. */
export async function requireUserId(id: number): Promise<void> {
  if (!(await db.user.findUnique({ where: { id }, select: { id: true } }))) throw notFound("User");
}

export async function getUser(tx: Tx, id: number, parts: UserParts): Promise<UserDetailsJson> {
  const user = await tx.user.findUnique({ where: { id }, select: userColumns(parts) });
  if (!user) throw notFound("User");
  return userDetailsJson(user, parts);
}

/**
 * Creates an account. Without `roles` it gets the default roles. Without `password`, its owner must request a reset
 * link. An account with a verified address could join the workspaces that others have invited the address to, so it
 * needs the actor's own session with a confirmed password (403, 423).
 */
export async function createUser(actor: UserActor, input: UserInput): Promise<UserDetailsJson> {
  if (input.email_verified) requireConfirmedSession(actor);
  const passwordHash = input.password === undefined ? null : await hashNewPassword(input.password, input);
  const write = async (tx: Tx) => {
    const roles = await rolesFor(tx, actor, input.roles, []);
    requireMayAssign(actor, input.permissions);
    const { id } = await tx.user.create({
      data: {
        email: input.email,
        firstName: input.first_name,
        lastName: input.last_name,
        permissions: input.permissions,
        passwordHash,
        emailVerifiedAt: input.email_verified ? new Date() : null,
        roles: { create: roles.map((roleId) => ({ roleId })) },
      },
      select: { id: true },
    });
    const details = { roles, permissions: input.permissions };
    await recordEvent(tx, actor, { action: "user.created", targetId: id, details });
    return getUser(tx, id, ["roles"]);
  };
  return refuseDuplicates(EMAIL_TAKEN, () => db.$transaction(write));
}

/**
 * Changes the given fields. A new password, a new address or marking the address as verified can let someone else log
 * in. Such a change needs the actor's own session with a confirmed password (403, 423). A new password or address ends
 * the user's sessions and deletes their API tokens, emailed codes and reset links. If the previous address was
 * verified, an email is sent to it, in the user's language or else in `language`.
 */
export async function updateUser(
  actor: UserActor,
  id: number,
  { change, language }: { change: UserChange; language: string },
): Promise<UserDetailsJson> {
  if (id === actor.id) requireOwnCredentialsUnchanged(actor, change);
  const passwordHash = change.password === undefined ? undefined : await hashPasswordOf(id, change.password, change);
  const hasNewCredentials = change.password !== undefined || change.email !== undefined;
  const recordChange = hasNewCredentials ? await createCredentialChangeRecorder(id, language) : null;
  const write = async (tx: Tx) => {
    const target = await lockUser(tx, id);
    requireReach(actor, target);
    if (grantsLoginAccess(target, change)) requireConfirmedSession(actor);
    const roles = change.roles && (await rolesFor(tx, actor, change.roles, target.roles));
    requireMayAssign(actor, change.permissions ?? [], target.permissions);
    if (id === actor.id) requireNoLoss(target, { roles, permissions: change.permissions });

    await guardAdmins(tx, actor, () => save(tx, target, { ...change, roles, passwordHash }));
    const credentials = changedCredentials(target, change);
    if (credentials.length > 0) await endAccess(tx, id, credentials);
    for (const credential of credentials) await recordChange?.(tx, actor, target, credential);
    await recordRights(tx, actor, target, { roles, permissions: change.permissions });
    return getUser(tx, id, ["roles"]);
  };
  return refuseDuplicates(EMAIL_TAKEN, () => db.$transaction(write));
}

async function hashPasswordOf(id: number, password: string, { email }: UserChange): Promise<string> {
  const user = await db.user.findUnique({ where: { id }, select: { email: true } });
  return hashNewPassword(password, { email: email ?? user?.email ?? "" });
}

type SavedChange = Omit<UserChange, "password"> & { passwordHash: string | undefined };

async function save(tx: Tx, target: Target, { roles, passwordHash, ...change }: SavedChange) {
  const isNewEmail = change.email !== undefined && change.email !== target.email;
  const isVerified = change.email_verified ?? (isNewEmail ? false : undefined);
  const data = {
    email: change.email,
    firstName: change.first_name,
    lastName: change.last_name,
    permissions: change.permissions,
    passwordHash,
    ...(isVerified === false && { emailVerifiedAt: null }),
  };
  await tx.user.update({ where: { id: target.id }, data: omitUndefined(data), select: { id: true } });
  if (isVerified)
    await tx.user.updateMany({
      where: { id: target.id, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
  if (!roles) return;
  await tx.roleUser.deleteMany({ where: { userId: target.id, NOT: { roleId: { in: roles } } } });
  await tx.roleUser.createMany({ data: roles.map((roleId) => ({ userId: target.id, roleId })), skipDuplicates: true });
}

/**
 * Refuses (409) a change of the actor's own password or email address, or of whether the address is verified. In the
 * account settings, such a change needs a password or a code, which an admin's form does not request.
 */
function requireOwnCredentialsUnchanged({ user }: UserActor, { email, password, email_verified }: UserChange) {
  const isSameEmail = email === undefined || email === user.email;
  const isSameState = email_verified === undefined || email_verified === (user.emailVerifiedAt !== null);
  if (isSameEmail && isSameState && password === undefined) return;
  throw new AppError("conflict", "Change your own email address and password in your account settings.");
}
