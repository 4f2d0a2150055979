"use client";

import { useChosenPlan } from "@/components/billing/use-chosen-plan";
import { Checkout } from "@/components/checkouts/checkout";
import { NoCheckout } from "@/components/checkouts/no-checkout";
import { PlanFailure } from "@/components/checkouts/plan-failure";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import type { PlanOrder } from "@/lib/billing/schema";
import type { ProductJson } from "@/lib/products/schema";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** Shows what a plan costs and grants, with a button that opens the payment page. */
export function CheckoutScreen() {
  const { chosen, error, retry } = useChosenPlan();
  if (chosen) return <Offer {...chosen} />;
  if (!error) return <ScreenPlaceholder />;
  return <PlanFailure error={error} retry={retry} />;
}

type OfferProps = { choice: PlanOrder; product: ProductJson; subscription: SubscriptionJson | null };

function Offer({ choice, product, subscription }: OfferProps) {
  const price = product.prices.find(({ id }) => id === choice.price_id);
  if (subscription?.ended_at === null) return <NoCheckout reason="subscribed" choice={choice} />;
  if (!price) return <NoCheckout reason="archived" />;
  if (product.free || price.amount === 0) return <NoCheckout reason="free" />;
  // a trial is only for a first subscription
  return <Checkout choice={choice} product={product} price={price} trialDays={subscription ? 0 : product.trial_days} />;
}
