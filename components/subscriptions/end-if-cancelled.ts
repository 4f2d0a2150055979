import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** The time until which a subscription grants its plan if it is cancelled now. Null if it ends immediately. */
export function endIfCancelled({ gateway, status, period_end, valid_until }: SubscriptionJson): string | null {
  if (gateway === "manual") return null;
  return status === "past_due" ? valid_until : period_end;
}
