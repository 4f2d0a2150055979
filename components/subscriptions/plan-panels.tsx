"use client";

import { useCurrentSubscription } from "@/components/billing/use-current-subscription";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { CurrentPlanPanel } from "@/components/subscriptions/current-plan-panel";
import { PaymentMethodPanel } from "@/components/subscriptions/payment-method-panel";
import { UsagePanel } from "@/components/subscriptions/usage-panel";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { routes } from "@/lib/routes";

/** The user's plan, what they use of it, and how they pay. */
export function PlanPanels() {
  const t = useT();
  const { current: subscription, error, refetch } = useCurrentSubscription();
  if (subscription === undefined)
    return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenPlaceholder />;
  if (subscription === null)
    return (
      <div className="pb-9">
        <EmptyState level={2} title={t("You have no subscription")} text={t("Your plan will be shown here.")}>
          <ButtonLink href={routes.pricing} variant="primary">
            {t("See all plans")}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  const isBilled = subscription.gateway !== "manual" && subscription.ended_at === null;
  return (
    <>
      <CurrentPlanPanel subscription={subscription} />
      <UsagePanel />
      {isBilled && <PaymentMethodPanel subscription={subscription} />}
    </>
  );
}
