import type { GatewaySubscription } from "@/lib/billing/gateway";
import { DAY_MS } from "@/lib/billing/periods";

/** A renewal may be late by so much before access ends: payment services take their time. */
const RENEWAL_DAYS = 1;
/** How long a plan stays usable while a payment is due and nobody knows when it is tried again. */
const UNPAID_DAYS = 14;

type Dates = Pick<
  GatewaySubscription,
  "status" | "periodStart" | "periodEnd" | "cancelAtPeriodEnd" | "endedAt" | "nextPaymentAt"
>;

/** Until when a subscription in this state grants its plan, if nobody hears of it again. */
export function validUntilOf({
  status,
  periodStart,
  periodEnd,
  cancelAtPeriodEnd,
  endedAt,
  nextPaymentAt,
}: Dates): Date {
  if (endedAt) return endedAt;
  if (status === "past_due") {
    const last = nextPaymentAt ?? addDays(periodStart, UNPAID_DAYS - RENEWAL_DAYS);
    return addDays(last, RENEWAL_DAYS);
  }
  return cancelAtPeriodEnd ? periodEnd : addDays(periodEnd, RENEWAL_DAYS);
}

const addDays = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS);

/** Whether a time until which something is valid has not come. Null: it is valid for ever. */
export const isValid = ({ validUntil }: { validUntil: Date | null }, now = Date.now()): boolean =>
  validUntil === null || validUntil.getTime() > now;
