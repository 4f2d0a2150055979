import { routes } from "@/lib/routes";

/** A plan with one of its prices, if it has any. */
export type OfferedPlan = { productId: number; priceId: number | null; free: boolean };
export type Subscriber = { subscriptions: readonly { ended: boolean }[] };

/** The path that a plan's button opens. `visitor` is null for a guest. */
export function planTarget(visitor: Subscriber | null, { productId, priceId, free }: OfferedPlan): string {
  if (!visitor) return routes.registerFromPricing;
  // a subscription that has not ended must be paid or cancelled before another is bought, even if it is not valid
  const isBound = visitor.subscriptions.some(({ ended }) => !ended);
  if (priceId === null) return isBound ? routes.billing : routes.dashboard;
  if (isBound) return routes.changePlan(productId, priceId);
  return free ? routes.dashboard : routes.checkout(productId, priceId);
}
