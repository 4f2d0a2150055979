import "server-only";
import { db } from "@/lib/db/db";
import { mergeGrants } from "@/lib/permissions/can";
import type { Grant } from "@/lib/permissions/permissions";

/**
 * Returns all grants of a user, direct ones and those of roles. An actor's own `permissions` may be fewer: a token or
 * missing two-factor authentication can limit them.
 */
export async function grantsOf(userId: number): Promise<Grant[]> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { permissions: true, roles: { select: { role: { select: { permissions: true } } } } },
  });
  const lists = [user.permissions, ...user.roles.map(({ role }) => role.permissions)];
  return mergeGrants(lists as Grant[][]);
}
