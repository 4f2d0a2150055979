"use client";

import { useQuery } from "@tanstack/react-query";
import { useCurrentSubscription } from "@/components/billing/use-current-subscription";
import { usePlanChoice } from "@/components/billing/use-plan-choice";
import { productClient } from "@/lib/products/client";

/** The plan in the page's path and the user's current subscription. `chosen` is null until both are loaded. */
export function useChosenPlan() {
  const choice = usePlanChoice();
  const { product_id, offer } = choice;
  const numbered = useQuery({ ...productClient.detail(product_id), retry: false, enabled: offer === undefined });
  const offered = useQuery({ ...productClient.offer(offer ?? ""), retry: false, enabled: offer !== undefined });
  const plan = offer === undefined ? numbered : offered;
  const subscription = useCurrentSubscription();
  return {
    chosen:
      plan.data && subscription.current !== undefined
        ? { choice, product: plan.data, subscription: subscription.current }
        : null,
    error: plan.error ?? subscription.error,
    retry: () => void Promise.all([plan.refetch(), subscription.refetch()]),
  };
}
