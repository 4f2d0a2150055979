import type { SubscriptionJson } from "@/lib/subscriptions/schema";
import { isExtended } from "@/lib/subscriptions/validity";

/**
 * The time until which a subscription grants its plan if it is cancelled now, or was cancelled already. Null if it ends
 * immediately.
 */
export function endDateIfCancelled(subscription: SubscriptionJson): string | null {
  const { gateway, status, period_end, valid_until, cancel_at_period_end } = subscription;
  if (gateway === "manual") return null;
  if (status === "past_due" || cancel_at_period_end || isExtended(subscription)) return valid_until;
  return period_end;
}
