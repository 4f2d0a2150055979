"use client";

import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { PlanOrder } from "@/lib/billing/schema";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";

const REASONS = {
  missing: {
    title: line("This plan is not offered"),
    text: line("The link may be old. Ask whoever sent it to you for a new one, or choose another plan."),
    action: line("See all plans"),
  },
  subscribed: {
    title: line("You already have a subscription"),
    text: line("Change its plan instead. You will see what that costs before you confirm it."),
    action: line("Change plan"),
  },
  archived: {
    title: line("This price is no longer offered"),
    text: line("The prices have changed since this link was created."),
    action: line("See all plans"),
  },
  free: {
    title: line("This plan is free"),
    text: line("You can use it without a subscription."),
    action: line("Go to the dashboard"),
  },
};

type Props = { reason: "subscribed"; choice: PlanOrder } | { reason: Exclude<keyof typeof REASONS, "subscribed"> };

/** Replaces a checkout that is not possible. Explains why, with a link to what the user can do instead. */
export function NoCheckout(props: Props) {
  const { title, text, action } = REASONS[props.reason];
  const t = useT();
  return (
    <>
      <ScreenHeader title={t("Checkout")} />
      <EmptyState level={2} drawing="none" title={t(title)} text={t(text)}>
        <ButtonLink href={targetOf(props)} variant="primary">
          {t(action)}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function targetOf(props: Props): string {
  if (props.reason === "free") return routes.dashboard;
  if (props.reason !== "subscribed") return routes.pricing;
  const { product_id, price_id, offer } = props.choice;
  return routes.changePlan(product_id, price_id, offer);
}
