import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { covers } from "@/lib/permissions/granting";
import { type Grant, mergeGrants, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";

type TargetRole = { id: number; default: boolean; permissions: Grant[] };
/** A user whom somebody wants to change. */
export type Target = { id: number; email: string; permissions: Grant[]; roles: TargetRole[] };

/** The user as they are until the transaction ends: nobody else changes them meanwhile. 404 when there is none. */
export async function lockUser(tx: Tx, id: number): Promise<Target> {
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${id} FOR UPDATE`;
  const user = await tx.user.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      permissions: true,
      roles: { select: { role: { select: { id: true, default: true, permissions: true } } } },
    },
  });
  if (!user) throw notFound("User");
  const roles = user.roles.map(({ role }) => ({ ...role, permissions: role.permissions as Grant[] }));
  return { id, email: user.email, permissions: user.permissions as Grant[], roles };
}

/**
 * Refuses (403) to touch somebody who may do more than oneself: whoever can set a person's password can act as them. What people may
 * do with things of their own, and what every new account may, does not count.
 */
export function requireReach(actor: UserActor, target: Target): void {
  if (target.id === actor.id) return;
  const own = target.roles.filter((role) => !role.default).map(({ permissions }) => permissions);
  const powers = mergeGrants([target.permissions, ...own]).filter(({ name }) => !isAboutOwnThings(name));
  if (powers.every((grant) => covers(actor, grant))) return;
  throw new AppError("forbidden", "This user may do more than you, so you can't change them.");
}

const isAboutOwnThings = (name: Permission) => name === "api.access" || Object.hasOwn(RESTRICTIONS, name);
