"use client";

import { useChosenPlan } from "@/components/billing/use-chosen-plan";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { PlanChangePreview } from "@/components/subscriptions/plan-change-preview";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { PlanOrder } from "@/lib/billing/schema";
import { routes } from "@/lib/routes";

/** Shows what a change of plan costs and takes away, before the user confirms it. */
export function ChangePlanScreen() {
  const { chosen, error, retry } = useChosenPlan();
  if (chosen) {
    const { choice, product, subscription } = chosen;
    if (subscription?.ended_at !== null) return <NoSubscription choice={choice} />;
    return <PlanChangePreview subscription={subscription} product={product} choice={choice} />;
  }
  if (!error) return <ScreenPlaceholder />;
  return <LoadFailure error={error} retry={retry} />;
}

function NoSubscription({ choice: { product_id, price_id, offer } }: { choice: PlanOrder }) {
  const t = useT();
  return (
    <>
      <ScreenHeader title={t("Change plan")} />
      <EmptyState
        level={2}
        drawing="none"
        title={t("You have no subscription")}
        text={t("You can subscribe to this plan.")}
      >
        <ButtonLink href={routes.checkout(product_id, price_id, offer)} variant="primary">
          {t("Go to the checkout")}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
