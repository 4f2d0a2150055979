"use client";

import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { StateDot } from "@/components/ui/state-dot";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

type Props = { subscription: SubscriptionJson };

/** The state of a subscription in words, often with a date, such as the day on which it ends. */
export function SubscriptionState({ subscription }: Props) {
  return (
    <StateDot tone={toneOf(subscription)}>
      <span className="max-md:whitespace-normal">
        <StateText subscription={subscription} />
      </span>
    </StateDot>
  );
}

function toneOf({ valid, status, cancel_at_period_end }: SubscriptionJson) {
  if (status === "ended" || !valid) return "off";
  if (status === "past_due") return "danger";
  return cancel_at_period_end ? "warning" : "success";
}

function StateText({ subscription }: Props) {
  const { status, valid, valid_until, trial_ends_at, ended_at, next_payment_at } = subscription;
  const t = useT();
  if (status === "ended" && ended_at) return t.rich("Ended on :date", { date: <FormattedDate value={ended_at} /> });
  if (!valid && valid_until) return t.rich("Not valid since :date", { date: <FormattedDate value={valid_until} /> });
  if (status === "past_due") return <FailedPayment nextTry={next_payment_at} />;
  if (subscription.cancel_at_period_end && valid_until)
    return t.rich("Cancelled, valid until :date", { date: <FormattedDate value={valid_until} /> });
  if (status === "trialing" && trial_ends_at)
    return t.rich("Trial until :date", { date: <FormattedDate value={trial_ends_at} /> });
  return t("Active");
}

function FailedPayment({ nextTry }: { nextTry: string | null }) {
  const t = useT();
  if (!nextTry) return t("Payment failed");
  return t.rich("Payment failed, next attempt on :date", { date: <FormattedDate value={nextTry} /> });
}
