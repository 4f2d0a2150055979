import { routes } from "@/lib/routes";

/** A plan with one of its prices, if it has any. */
export type OfferedPlan = { productId: number; priceId: number | null; free: boolean };
export type Subscriber = { subscriptions: readonly { ended: boolean }[] };

/** The path that a plan's button opens. `visitor` is null for a guest. */
export function planTarget(visitor: Subscriber | null, { productId, priceId, free }: OfferedPlan): string {
  if (!visitor) return routes.registerFromPricing;
  // a user cannot buy a second subscription before the first has ended, even if the first is unpaid and grants nothing
  const isBound = visitor.subscriptions.some(({ ended }) => !ended);
  if (free || priceId === null) return isBound ? routes.billing : routes.dashboard;
  return isBound ? routes.changePlan(productId, priceId) : routes.checkout(productId, priceId);
}
