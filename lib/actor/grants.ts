import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { Grant } from "@/lib/permissions/permissions";

/**
 * Returns all grants of a user: direct ones, those of roles, and those of a valid subscription unless `withPlan` is
 * false. An actor's own `permissions` may be fewer: a token or missing two-factor authentication can limit them.
 */
export async function listGrants(userId: number, { withPlan = true } = {}): Promise<Grant[]> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { permissions: true, roles: { select: { role: { select: { permissions: true } } } } },
  });
  const lists = [user.permissions, ...user.roles.map(({ role }) => role.permissions)];
  return mergeGrants([...(lists as Grant[][]), withPlan ? await listPlanGrants(db, userId) : []]);
}

/** What a user's valid subscriptions grant: the permissions of their plans and of the role for subscribers. */
export async function listPlanGrants(tx: Tx, userId: number): Promise<Grant[]> {
  const subscriptions = await tx.subscription.findMany({
    where: { userId, OR: [{ validUntil: null }, { validUntil: { gt: new Date() } }] },
    select: { product: { select: { permissions: true } } },
  });
  if (subscriptions.length === 0) return [];
  const plans = subscriptions.map(({ product }) => product.permissions as Grant[]);
  return mergeGrants([...plans, await listSubscriberGrants(tx)]);
}

/** The grants of the role that everybody with a valid subscription has. */
export async function listSubscriberGrants(tx: Tx): Promise<Grant[]> {
  const role = await tx.role.findUnique({ where: { key: "subscriber" }, select: { permissions: true } });
  return (role?.permissions ?? []) as Grant[];
}
