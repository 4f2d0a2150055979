"use client";

import { useQuery } from "@tanstack/react-query";
import { useChosenPrice } from "@/components/billing/use-chosen-price";
import { useCurrentSubscription } from "@/components/billing/use-current-subscription";
import { productClient } from "@/lib/products/client";

/** The plan in the page's path and the user's current subscription. `chosen` is null until both are loaded. */
export function useChosenPlan() {
  const choice = useChosenPrice();
  const plan = useQuery({ ...productClient.detail(choice.product_id), retry: false });
  const own = useCurrentSubscription();
  return {
    chosen: plan.data && own.current !== undefined ? { choice, product: plan.data, subscription: own.current } : null,
    error: plan.error ?? own.error,
    retry: () => void Promise.all([plan.refetch(), own.refetch()]),
  };
}
