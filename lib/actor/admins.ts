import "server-only";
import { NOT_BANNED } from "@/lib/actor/account-row";
import type { UserActor } from "@/lib/actor/actor";
import { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock";
import { AppError } from "@/lib/errors";

/**
 * Makes a change of who may do what. Refuses it (409) when the actor would stop being an admin by it, or nobody would be left who is
 * one. One such change at a time: two admins who demote each other at once must not both succeed.
 */
export async function keepingAdmins<T>(tx: Tx, actor: UserActor, change: () => Promise<T>): Promise<T> {
  return keepingAnAdmin(tx, async (before) => {
    const result = await change();
    const after = await adminIds(tx);
    if (before.has(actor.id) && !after.has(actor.id)) {
      throw new AppError("conflict", "You can't remove your own permissions.");
    }
    return result;
  });
}

/** The same for who leaves altogether: only the last admin may not (409). `change` is told who the admins were. */
export async function keepingAnAdmin<T>(tx: Tx, change: (before: Set<number>) => Promise<T>): Promise<T> {
  await lockUntilCommit(tx, "admins");
  const before = await adminIds(tx);
  const result = await change(before);
  if (before.size > 0 && (await adminIds(tx)).size === 0)
    throw new AppError("conflict", "At least one admin is required.");
  return result;
}

const GIVES_ADMIN = `@> '[{"name":"admin"}]'`;
const ADMINS = Prisma.raw(`
  SELECT u.id FROM "User" u WHERE ${NOT_BANNED} AND u.permissions ${GIVES_ADMIN}
  UNION
  SELECT u.id FROM "User" u JOIN "RoleUser" ru ON ru."userId" = u.id JOIN "Role" r ON r.id = ru."roleId"
  WHERE ${NOT_BANNED} AND r.permissions ${GIVES_ADMIN}`);

/** Everybody who holds the permission `admin`, by a role or directly, and is not banned. */
async function adminIds(tx: Tx): Promise<Set<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>(ADMINS);
  return new Set(rows.map(({ id }) => id));
}
