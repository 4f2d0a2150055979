import type { GatewaySubscription } from "@/lib/billing/gateway";
import { DAY_MS } from "@/lib/durations";

/** How late a renewal may be before access ends. Payment services can take a while. */
const RENEWAL_GRACE_DAYS = 1;
/** How long a plan remains usable while a payment is due and no retry is scheduled. */
const UNPAID_DAYS = 14;

type SubscriptionState = Pick<
  GatewaySubscription,
  "status" | "periodStart" | "periodEnd" | "cancelAtPeriodEnd" | "endedAt" | "nextPaymentAt"
>;

/** The time until which a subscription in this state grants its plan if its state is never fetched again. */
export function validUntilOf({
  status,
  periodStart,
  periodEnd,
  cancelAtPeriodEnd,
  endedAt,
  nextPaymentAt,
}: SubscriptionState): Date {
  if (endedAt) return endedAt;
  if (status === "past_due") {
    const graceStart = nextPaymentAt ?? addDays(periodStart, UNPAID_DAYS - RENEWAL_GRACE_DAYS);
    return addDays(graceStart, RENEWAL_GRACE_DAYS);
  }
  return cancelAtPeriodEnd ? periodEnd : addDays(periodEnd, RENEWAL_GRACE_DAYS);
}

/**
 * Whether an admin's extension ends after the current period and its grace period. Do not call this for a past-due
 * subscription, which can be valid that long without an extension.
 */
export const isExtended = ({ period_end, valid_until }: { period_end: string | null; valid_until: string | null }) =>
  period_end !== null &&
  valid_until !== null &&
  new Date(valid_until) > addDays(new Date(period_end), RENEWAL_GRACE_DAYS);

const addDays = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS);

/** Whether something is still valid. A `validUntil` of null means forever. */
export const isValid = ({ validUntil }: { validUntil: Date | null }, now = Date.now()): boolean =>
  validUntil === null || validUntil.getTime() > now;
