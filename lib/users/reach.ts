import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { listPlanGrants } from "@/lib/actor/grants";
import type { Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { hasAllPermissionsOf } from "@/lib/permissions/has-all-permissions-of";
import type { Grant } from "@/lib/permissions/permissions";

export type TargetRole = { id: number; default: boolean; permissions: Grant[] };
/** A user that an actor is about to change. */
export type Target = {
  id: number;
  email: string;
  isVerified: boolean;
  permissions: Grant[];
  roles: TargetRole[];
  /** What the user's valid subscription grants. */
  planGrants: Grant[];
};

/** Reads a user and locks the row until the transaction ends. Throws a 404 if there is no such user. */
export async function lockUser(tx: Tx, id: number): Promise<Target> {
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${id} FOR UPDATE`;
  const user = await tx.user.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      permissions: true,
      roles: { select: { role: { select: { id: true, default: true, permissions: true } } } },
    },
  });
  if (!user) throw notFound("User");
  const roles = user.roles.map(({ role }) => ({ ...role, permissions: role.permissions as Grant[] }));
  const { email, emailVerifiedAt, permissions } = user;
  const planGrants = await listPlanGrants(tx, id);
  return { id, email, isVerified: emailVerifiedAt !== null, permissions: permissions as Grant[], roles, planGrants };
}

/**
 * Refuses (403) to change a user who has permissions that the actor lacks (see `hasAllPermissionsOf`), even if only
 * for as long as a subscription is valid. Otherwise the actor could set that user's password and log in as them.
 */
export function requireReach(actor: UserActor, target: Target): void {
  if (target.id === actor.id || hasAllPermissionsOf(actor, target)) return;
  throw new AppError("forbidden", "This user has permissions that you don't have, so you can't change them.");
}
