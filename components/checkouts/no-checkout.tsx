"use client";

import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { PlanOrder } from "@/lib/billing/schema";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";

const REASONS = {
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

type Props = { reason: keyof typeof REASONS; choice: PlanOrder };

/** Replaces a checkout that is not possible. Explains why, with a link to what the user can do instead. */
export function NoCheckout({ reason, choice: { product_id, price_id, offer } }: Props) {
  const { title, text, action } = REASONS[reason];
  const t = useT();
  const targets = {
    subscribed: routes.changePlan(product_id, price_id, offer),
    archived: routes.pricing,
    free: routes.dashboard,
  };
  return (
    <>
      <ScreenHeader title={t("Checkout")} />
      <EmptyState level={2} drawing="none" title={t(title)} text={t(text)}>
        <ButtonLink href={targets[reason]} variant="primary">
          {t(action)}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
