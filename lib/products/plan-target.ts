import { routes } from "@/lib/routes";

/** A plan with one of its prices, if it has any. */
export type PlanChoice = { productId: number; priceId: number | null; free: boolean };
type Visitor = { subscriptions: readonly { valid: boolean }[] } | null;

/** Where the button of a plan leads. `visitor` is null for a guest. */
export function planTarget(visitor: Visitor, { productId, priceId, free }: PlanChoice): string {
  if (!visitor) return routes.registerFromPricing;
  const isSubscribed = visitor.subscriptions.some(({ valid }) => valid);
  if (priceId === null) return isSubscribed ? routes.billing : routes.dashboard;
  if (isSubscribed) return routes.changePlan(productId, priceId);
  return free ? routes.dashboard : routes.checkout(productId, priceId);
}
