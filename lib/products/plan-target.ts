import { isSubscribed } from "@/lib/actor/policy";
import { routes } from "@/lib/routes";

/** A plan with one of its prices, if it has any. */
export type OfferedPlan = { productId: number; priceId: number | null; free: boolean };
type Visitor = { subscriptions: readonly { valid: boolean }[] } | null;

/** The path that a plan's button opens. `visitor` is null for a guest. */
export function planTarget(visitor: Visitor, { productId, priceId, free }: OfferedPlan): string {
  if (!visitor) return routes.registerFromPricing;
  if (priceId === null) return isSubscribed(visitor) ? routes.billing : routes.dashboard;
  if (isSubscribed(visitor)) return routes.changePlan(productId, priceId);
  return free ? routes.dashboard : routes.checkout(productId, priceId);
}
