import { routes } from "@/lib/routes";

/** A plan with one of its prices, if it has any. */
export type OfferedPlan = { productId: number; priceId: number | null; free: boolean };
export type UserSubscriptions = { subscriptions: readonly { ended: boolean }[] };

/** The path that a plan's button opens. `user` is null for a guest. */
export function planTarget(user: UserSubscriptions | null, { productId, priceId, free }: OfferedPlan): string {
  if (!user) return routes.registerFromPricing;
  // a user cannot buy a second subscription before the first has ended, even if the first is unpaid and grants nothing
  const hasSubscription = user.subscriptions.some(({ ended }) => !ended);
  if (free || priceId === null) return hasSubscription ? routes.billing : routes.dashboard;
  return hasSubscription ? routes.changePlan(productId, priceId) : routes.checkout(productId, priceId);
}
