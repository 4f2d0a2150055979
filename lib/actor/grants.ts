import "server-only";
import { db } from "@/lib/db/db";
import { type Grant, mergeGrants } from "@/lib/permissions/permissions";

/** What a user may do, whoever asks: for quotas that count against somebody else than the caller. */
export async function grantsOf(userId: number): Promise<Grant[]> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { permissions: true, roles: { select: { role: { select: { permissions: true } } } } },
  });
  const lists = [user.permissions, ...user.roles.map(({ role }) => role.permissions)];
  return mergeGrants(lists as Grant[][]);
}
