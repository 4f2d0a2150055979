"use client";

import { useQuery } from "@tanstack/react-query";
import { useChosenPrice } from "@/components/billing/use-chosen-price";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import { ChangePlan } from "@/components/subscriptions/change-plan";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { PlanChoice } from "@/lib/billing/schema";
import { productClient } from "@/lib/products/client";
import { routes } from "@/lib/routes";
import { subscriptionClient } from "@/lib/subscriptions/client";

/** Says what a change of plan costs and takes away, before it is confirmed. */
export function ChangePlanScreen() {
  const choice = useChosenPrice();
  const plan = useQuery({ ...productClient.detail(choice.product_id), retry: false });
  const own = useQuery(subscriptionClient.list({ perPage: 1 }));

  const error = plan.error ?? own.error;
  if (plan.data && own.data) {
    const [subscription] = own.data.pagination.data;
    if (!subscription?.valid) return <NoSubscription choice={choice} />;
    return <ChangePlan subscription={subscription} product={plan.data} choice={choice} />;
  }
  if (!error) return <ScreenWaiting />;
  return <LoadFailure error={error} retry={() => void Promise.all([plan.refetch(), own.refetch()])} />;
}

function NoSubscription({ choice: { product_id, price_id } }: { choice: PlanChoice }) {
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
        <ButtonLink href={routes.checkout(product_id, price_id)} variant="primary">
          {t("Go to the checkout")}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
