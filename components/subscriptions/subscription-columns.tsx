"use client";

import { PriceText } from "@/components/billing/price-text";
import { SubscriptionState } from "@/components/billing/subscription-state";
import type { Column, FilterOf } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import type { SubscriptionJson, SubscriptionListQuery } from "@/lib/subscriptions/schema";

export const SUBSCRIPTION_COLUMNS: readonly Column<SubscriptionJson, SubscriptionListQuery>[] = [
  {
    id: "user",
    header: line("User"),
    card: "title",
    cell: ({ id, user }) => (
      <TitleCell
        href={routes.adminScreen("subscriptions", id)}
        title={<bdi>{user.display_name}</bdi>}
        text={<bdi>{user.email}</bdi>}
      />
    ),
  },
  { id: "plan", header: line("Plan"), cell: ({ product }) => <bdi>{product.name}</bdi> },
  { id: "price", header: line("Price"), cell: (subscription) => <Price subscription={subscription} /> },
  {
    id: "state",
    header: line("State"),
    card: "line",
    cell: (subscription) => <SubscriptionState subscription={subscription} />,
  },
  {
    id: "period",
    header: line("Period ends"),
    isOptional: true,
    cell: ({ period_end }) => period_end && <FormattedDate value={period_end} className="text-muted" />,
  },
  {
    id: "created",
    header: line("Created"),
    orderBy: "created_at",
    cell: ({ created_at }) => <FormattedDate value={created_at} className="text-muted" />,
  },
];

const USER_ID = /^[1-9]\d{0,8}$/;

export const SUBSCRIPTION_FILTERS: readonly FilterOf<SubscriptionListQuery>[] = [
  {
    name: "status",
    label: line("State"),
    options: [
      { value: "active", label: line("Active") },
      { value: "trialing", label: line("On trial") },
      { value: "past_due", label: line("Payment failed") },
      { value: "ended", label: line("Ended") },
    ],
  },
  // this filter is set only by the link on a user's page, not by a control of the list
  { name: "user_id", label: line("User"), accepts: USER_ID, options: [], hasOwnControl: true },
];

/** What the user pays, or a note that an admin granted the subscription. */
export function Price({ subscription: { gateway, price } }: { subscription: SubscriptionJson }) {
  const t = useT();
  return gateway === "manual" ? (
    <span className="text-muted">{t("Granted by an admin")}</span>
  ) : (
    <PriceText price={price} />
  );
}
