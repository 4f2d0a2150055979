"use client";

import Link from "next/link";
import { SubscriptionState } from "@/components/billing/subscription-state";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { Price } from "@/components/subscriptions/subscription-columns";
import { Fact, FactList } from "@/components/ui/fact-list";
import { routes } from "@/lib/routes";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

const GATEWAYS = { stripe: "Stripe" };

/** The details of a subscription, for an admin. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionJson }) {
  const { user, product, gateway, valid_until, payment_method } = subscription;
  const t = useT();
  return (
    <FactList>
      <Fact name={t("State")}>
        <SubscriptionState subscription={subscription} />
      </Fact>
      <Fact name={t("User")}>
        <Link className="link" href={routes.adminScreen("users", user.id)} prefetch={false}>
          <bdi>{user.email}</bdi>
        </Link>
      </Fact>
      <Fact name={t("Plan")}>
        <Link className="link" href={routes.adminScreen("products", product.id)} prefetch={false}>
          <bdi>{product.name}</bdi>
        </Link>
      </Fact>
      <Fact name={t("Price")}>
        <Price subscription={subscription} />
      </Fact>
      <Fact name={t("Valid until")}>
        {valid_until ? <FormattedDate value={valid_until} withTime /> : t("No end date")}
      </Fact>
      <Dates subscription={subscription} />
      {payment_method && (
        <Fact name={t("Payment method")}>
          <bdi>{payment_method}</bdi>
        </Fact>
      )}
      {gateway !== "manual" && (
        <Fact name={t("Payment service")}>{gateway === "test" ? t("Test gateway") : GATEWAYS[gateway]}</Fact>
      )}
    </FactList>
  );
}

function Dates({ subscription }: { subscription: SubscriptionJson }) {
  const { period_start, period_end, trial_ends_at, next_payment_at, ended_at, created_at } = subscription;
  const t = useT();
  const dates = [
    { name: t("Period starts"), value: period_start },
    { name: t("Period ends"), value: period_end },
    { name: t("Trial ends"), value: trial_ends_at },
    { name: t("Next payment attempt"), value: next_payment_at },
    { name: t("Ended"), value: ended_at },
    { name: t("Created"), value: created_at },
  ];
  return dates.map(
    ({ name, value }) =>
      value && (
        <Fact key={name} name={name}>
          <FormattedDate value={value} withTime />
        </Fact>
      ),
  );
}
