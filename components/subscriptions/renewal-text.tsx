"use client";

import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** What happens to a subscription next. */
export function RenewalText({ subscription }: { subscription: SubscriptionJson }) {
  const { status, gateway, period_end, valid_until, cancel_at_period_end, ended_at, valid } = subscription;
  const t = useT();
  // an extended subscription may stay valid after it has ended
  if (ended_at !== null && valid && valid_until)
    return t.rich("It ends on :date.", { date: <FormattedDate value={valid_until} /> });
  if (ended_at !== null) return t("Your account has the limits of a free account again.");
  if (period_end === null) return t("It does not end.");
  if (status === "past_due" && valid_until)
    return t.rich("Pay by :date to keep it: change the payment method below, and we will try again.", {
      date: <FormattedDate value={valid_until} />,
    });
  if (cancel_at_period_end && valid_until)
    return t.rich("It ends on :date. Nothing more is charged.", { date: <FormattedDate value={valid_until} /> });
  const date = <FormattedDate value={period_end} />;
  if (gateway === "manual") return t.rich("It ends on :date.", { date });
  return t.rich("It renews on :date.", { date });
}
