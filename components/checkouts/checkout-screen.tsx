"use client";

import { useQuery } from "@tanstack/react-query";
import { useChosenPrice } from "@/components/billing/use-chosen-price";
import { Checkout } from "@/components/checkouts/checkout";
import { NoCheckout } from "@/components/checkouts/no-checkout";
import { LoadFailure } from "@/components/errors/load-failure";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import type { PlanChoice } from "@/lib/billing/schema";
import { productClient } from "@/lib/products/client";
import type { ProductJson } from "@/lib/products/schema";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** Says what a plan costs and grants, and leads to the payment. */
export function CheckoutScreen() {
  const choice = useChosenPrice();
  const plan = useQuery({ ...productClient.detail(choice.product_id), retry: false });
  const own = useQuery(subscriptionClient.list({ perPage: 1 }));

  const error = plan.error ?? own.error;
  if (plan.data && own.data)
    return <Offer choice={choice} product={plan.data} subscriptions={own.data.pagination.data} />;
  if (!error) return <ScreenWaiting />;
  return <LoadFailure error={error} retry={() => void Promise.all([plan.refetch(), own.refetch()])} />;
}

type OfferProps = { choice: PlanChoice; product: ProductJson; subscriptions: readonly SubscriptionJson[] };

function Offer({ choice, product, subscriptions: [latest] }: OfferProps) {
  const price = product.prices.find(({ id }) => id === choice.price_id);
  if (latest?.valid) return <NoCheckout reason="subscribed" choice={choice} />;
  if (!price) return <NoCheckout reason="archived" choice={choice} />;
  if (product.free || price.amount === 0) return <NoCheckout reason="free" choice={choice} />;
  // a trial is only for a first subscription
  return <Checkout product={product} price={price} trialDays={latest ? 0 : product.trial_days} />;
}
