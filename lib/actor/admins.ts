import "server-only";
import { NOT_BANNED } from "@/lib/actor/account-row";
import type { UserActor } from "@/lib/actor/actor";
import { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { AppError } from "@/lib/errors";

/**
 * Runs a change that may take admin rights from users: a change of permissions or roles, a ban, or the deletion of
 * another account. Refuses it (409) if the actor would stop being an admin, or if no admin would be left. Such changes
 * run one at a time: two admins who demote each other must not both succeed.
 */
export async function guardAdmins<T>(tx: Tx, actor: UserActor, change: () => Promise<T>): Promise<T> {
  return guardLastAdmin(tx, async (adminIds) => {
    const result = await change();
    const newAdminIds = await listAdminIds(tx);
    if (adminIds.has(actor.id) && !newAdminIds.has(actor.id)) {
      throw new AppError("conflict", "You can't remove your own permissions.");
    }
    return result;
  });
}

/**
 * Like `guardAdmins`, but for users who delete their own account: refuses (409) only if no admin would be left.
 * `change` receives the ids of the current admins.
 */
export async function guardLastAdmin<T>(tx: Tx, change: (adminIds: Set<number>) => Promise<T>): Promise<T> {
  await lockUntilCommit(tx, "admins");
  const adminIds = await listAdminIds(tx);
  const result = await change(adminIds);
  if (adminIds.size > 0 && (await listAdminIds(tx)).size === 0)
    throw new AppError("conflict", "At least one admin is required.");
  return result;
}

const GIVES_ADMIN = `@> '[{"name":"admin"}]'`;
const ADMINS = Prisma.raw(`
  SELECT u.id FROM "User" u WHERE ${NOT_BANNED} AND u.permissions ${GIVES_ADMIN}
  UNION
  SELECT u.id FROM "User" u JOIN "RoleUser" ru ON ru."userId" = u.id JOIN "Role" r ON r.id = ru."roleId"
  WHERE ${NOT_BANNED} AND r.permissions ${GIVES_ADMIN}`);

/** The ids of all users who are not banned and have the permission `admin`, by role or directly. */
export async function listAdminIds(tx: Tx): Promise<Set<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>(ADMINS);
  return new Set(rows.map(({ id }) => id));
}
