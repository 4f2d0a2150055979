import "server-only";
import type { Actor } from "@/lib/actor/actor";
import type { Prisma } from "@/lib/db/client/client";
import { can } from "@/lib/permissions/can";

/**
 * Restricts a query to the plans that the actor may see by their numbers: all that are not hidden, those that the actor
 * has or is ordering, and all if the actor may change plans.
 */
export function plansVisibleTo(actor: Actor): Prisma.ProductWhereInput {
  if (can(actor, "products.update")) return {};
  if (actor.id === null) return { hidden: false };
  const userId = actor.id;
  const subscriptions = { some: { userId, endedAt: null } };
  const checkouts = { some: { userId, state: "open", expiresAt: { gt: new Date() } } };
  return { OR: [{ hidden: false }, { subscriptions }, { checkouts }] };
}
