"use client";

import { useQuery } from "@tanstack/react-query";
import { useChosenPrice } from "@/components/billing/use-chosen-price";
import { productClient } from "@/lib/products/client";
import { subscriptionClient } from "@/lib/subscriptions/client";

/** The plan in the page's path and the user's latest subscription. `chosen` is null until both are loaded. */
export function useChosenPlan() {
  const choice = useChosenPrice();
  const plan = useQuery({ ...productClient.detail(choice.product_id), retry: false });
  const own = useQuery(subscriptionClient.list({ perPage: 1 }));
  const latest = own.data?.pagination.data[0];
  return {
    chosen: plan.data && own.data ? { choice, product: plan.data, latest } : null,
    error: plan.error ?? own.error,
    retry: () => void Promise.all([plan.refetch(), own.refetch()]),
  };
}
