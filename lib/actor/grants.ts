import "server-only";
import { db } from "@/lib/db/db";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { Grant } from "@/lib/permissions/permissions";

/**
 * Returns all grants of a user: direct ones, those of roles, and those of a valid subscription unless `withPlan` is
 * false. An actor's own `permissions` may be fewer: a token or missing two-factor authentication can limit them.
 */
export async function listGrants(userId: number, { withPlan = true } = {}): Promise<Grant[]> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      permissions: true,
      roles: { select: { role: { select: { permissions: true } } } },
      subscriptions: {
        where: { OR: [{ validUntil: null }, { validUntil: { gt: new Date() } }] },
        select: { product: { select: { permissions: true } } },
      },
    },
  });
  const plans = withPlan ? user.subscriptions.map(({ product }) => product.permissions) : [];
  const subscriber = plans.length > 0 ? await getSubscriberGrants() : [];
  const lists = [user.permissions, ...user.roles.map(({ role }) => role.permissions), ...plans, subscriber];
  return mergeGrants(lists as Grant[][]);
}

/** The grants of the role that everybody with a valid subscription has. */
async function getSubscriberGrants() {
  const role = await db.role.findUnique({ where: { key: "subscriber" }, select: { permissions: true } });
  return role?.permissions ?? [];
}
