import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { UserActor } from "@/lib/actor/actor";
import { guardAdmins } from "@/lib/actor/admins";
import { recordEvent } from "@/lib/audit/audit";
import { hashPassword } from "@/lib/crypto/password-hash";
import { db, type Tx } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { AppError, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { requireMayGrant } from "@/lib/permissions/granting";
import type { Grant } from "@/lib/permissions/permissions";
import { endSessions } from "@/lib/sessions/live-sessions";
import type { UserChange, UserDetailsJson, UserInput } from "@/lib/users/admin-schema";
import { lockUser, requireReach, type Target } from "@/lib/users/reach";
import { getUser } from "@/lib/users/users";

const TAKEN = { email: [line("This email address is already in use.")] };

/**
 * Creates an account. Without `roles` it gets the default roles. Without `password`, its owner must request a reset
 * link.
 */
export async function createUser(actor: UserActor, input: UserInput): Promise<UserDetailsJson> {
  const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
  const write = async (tx: Tx) => {
    const roles = await rolesFor(tx, actor, input.roles, []);
    requireMayGrant(actor, input.permissions);
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
    return getUser(tx, id, ["roles"]);
  };
  return refuseDuplicates(TAKEN, () => db.$transaction(write));
}

/**
 * Changes the given fields. A new password or address ends the user's sessions, and codes and links that were mailed
 * before stop working.
 */
export async function updateUser(actor: UserActor, id: number, change: UserChange): Promise<UserDetailsJson> {
  if (id === actor.id) requireOwnCredentialsUnchanged(actor, change);
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password);
  const write = async (tx: Tx) => {
    const target = await lockUser(tx, id);
    requireReach(actor, target);
    const roles =
      change.roles &&
      (await rolesFor(
        tx,
        actor,
        change.roles,
        target.roles.map((role) => role.id),
      ));
    requireMayGrant(actor, change.permissions ?? [], target.permissions);
    if (id === actor.id) requireNoLoss(target, { roles, permissions: change.permissions });

    await guardAdmins(tx, actor, () => save(tx, target, { ...change, roles, passwordHash }));
    const hasNewCredentials = passwordHash !== undefined || (change.email ?? target.email) !== target.email;
    if (hasNewCredentials) await endAccess(tx, id);
    await recordRights(tx, actor, target, { roles, permissions: change.permissions });
    return getUser(tx, id, ["roles"]);
  };
  return refuseDuplicates(TAKEN, () => db.$transaction(write));
}

type Rights = { roles: number[] | undefined; permissions: Grant[] | undefined };

/** Records changed roles and permissions in the audit log. A form may send all of them again without a change. */
async function recordRights(tx: Tx, actor: UserActor, before: Target, { roles, permissions }: Rights): Promise<void> {
  const ids = before.roles.map(({ id }) => id);
  const isNewRoles = roles !== undefined && !isDeepStrictEqual(new Set(roles), new Set(ids));
  const isNewPermissions = permissions !== undefined && !isDeepStrictEqual(permissions, before.permissions);
  if (!isNewRoles && !isNewPermissions) return;
  const details = { ...(isNewRoles && { roles }), ...(isNewPermissions && { permissions }) };
  await recordEvent(tx, actor, { action: "user.permissions_changed", targetId: before.id, details });
}

type Save = Omit<UserChange, "password"> & { passwordHash: string | undefined };

async function save(tx: Tx, target: Target, { roles, passwordHash, ...change }: Save) {
  const isNewEmail = change.email !== undefined && change.email !== target.email;
  const verified = change.email_verified ?? (isNewEmail ? false : undefined);
  const data = {
    email: change.email,
    firstName: change.first_name,
    lastName: change.last_name,
    permissions: change.permissions,
    passwordHash,
    ...(verified === false && { emailVerifiedAt: null }),
  };
  await tx.user.update({ where: { id: target.id }, data: omitUndefined(data), select: { id: true } });
  if (verified)
    await tx.user.updateMany({
      where: { id: target.id, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
  if (!roles) return;
  await tx.roleUser.deleteMany({ where: { userId: target.id, NOT: { roleId: { in: roles } } } });
  await tx.roleUser.createMany({ data: roles.map((roleId) => ({ userId: target.id, roleId })), skipDuplicates: true });
}

async function endAccess(tx: Tx, userId: number) {
  await endSessions(tx, userId);
  await tx.oneTimeCode.deleteMany({ where: { userId } });
  await tx.loginChallenge.deleteMany({ where: { userId } });
}

/** The ids of the wanted roles, or of the default roles. Refuses (403) a new role that the actor may not grant. */
async function rolesFor(tx: Tx, actor: UserActor, wanted: number[] | undefined, already: number[]): Promise<number[]> {
  const where = wanted ? { id: { in: wanted } } : { default: true };
  const roles = await tx.role.findMany({
    where: { ...where, type: "site" },
    select: { id: true, default: true, permissions: true },
  });
  if (wanted?.some((id) => !roles.some((role) => role.id === id)))
    throw invalid({ roles: ["This role does not exist."] });
  const added = roles.filter((role) => !role.default && !already.includes(role.id));
  for (const { permissions } of added) requireMayGrant(actor, permissions as Grant[]);
  return roles.map(({ id }) => id);
}

/**
 * Refuses (409) changes that need a password or a code in the account settings, because an admin's form has neither.
 */
function requireOwnCredentialsUnchanged({ user }: UserActor, { email, password, email_verified }: UserChange) {
  const isSameEmail = email === undefined || email === user.email;
  const isSameState = email_verified === undefined || email_verified === (user.emailVerifiedAt !== null);
  if (isSameEmail && isSameState && password === undefined) return;
  throw new AppError("conflict", "Change your own email address and password in your account settings.");
}

/** Refuses (409) to remove one's own roles or permissions, because only someone else could undo it. */
function requireNoLoss(target: Target, next: Rights) {
  const losesRole = next.roles && target.roles.some(({ id }) => !next.roles?.includes(id));
  const losesGrant =
    next.permissions && target.permissions.some(({ name }) => !next.permissions?.some((grant) => grant.name === name));
  if (losesRole || losesGrant) throw new AppError("conflict", "You can't remove your own permissions.");
}
