"use client";

import { useQuery } from "@tanstack/react-query";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** Loading only the newest subscription is not enough: after a double payment, the newest one has been refunded. */
const MAX_SUBSCRIPTIONS = 100;

/**
 * The user's subscription that has not ended, else one that has ended but still grants its plan, else the latest.
 * Undefined until it is loaded, null if there is none.
 */
export function useCurrentSubscription() {
  const { data, error, refetch } = useQuery(subscriptionClient.list({ perPage: MAX_SUBSCRIPTIONS }));
  return { current: data && currentOf(data.pagination.data), error, refetch };
}

const currentOf = (newestFirst: readonly SubscriptionJson[]): SubscriptionJson | null =>
  newestFirst.find(({ ended_at }) => ended_at === null) ??
  newestFirst.find(({ valid }) => valid) ??
  newestFirst[0] ??
  null;
