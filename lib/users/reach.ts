import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import type { Grant } from "@/lib/permissions/permissions";
import { reaches } from "@/lib/permissions/reach";

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

/** Refuses (403) to touch somebody who may do more than oneself: whoever can set a person's password can act as them. */
export function requireReach(actor: UserActor, target: Target): void {
  if (target.id === actor.id || reaches(actor, target)) return;
  throw new AppError("forbidden", "This user has more permissions than you, so you can't change them.");
}
