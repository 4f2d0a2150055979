"use client";

import { useQuery } from "@tanstack/react-query";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** Who has paid twice has a newer one that has ended. */
const LOOKED_AT = 100;

/** The user's subscription that has not ended, else the latest. Undefined until it is loaded, null without one. */
export function useCurrentSubscription() {
  const { data, error, refetch } = useQuery(subscriptionClient.list({ perPage: LOOKED_AT }));
  return { current: data && currentOf(data.pagination.data), error, refetch };
}

const currentOf = (newestFirst: readonly SubscriptionJson[]): SubscriptionJson | null =>
  newestFirst.find(({ ended_at }) => ended_at === null) ??
  newestFirst.find(({ valid }) => valid) ??
  newestFirst[0] ??
  null;
