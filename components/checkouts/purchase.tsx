"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { GrantList } from "@/components/billing/grant-list";
import { SubscriptionState } from "@/components/billing/subscription-state";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { RefusedTrial } from "@/components/checkouts/refused-trial";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ButtonLink } from "@/components/ui/button-link";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import { productClient } from "@/lib/products/client";
import { routes } from "@/lib/routes";
import { subscriptionClient } from "@/lib/subscriptions/client";

/** Shows the plan that the user has after a payment, and what it grants. */
export function Purchase({ checkout }: { checkout: CheckoutJson }) {
  const { product, subscription_id: id } = checkout;
  const { permissions } = useLoggedInUser();
  const t = useT();
  const subscription = useQuery({ ...subscriptionClient.detail(id ?? 0), enabled: id !== null });
  const plan = useQuery({ ...productClient.detail(product.id), retry: false });
  useReloadOnMount();
  if (subscription.data?.trial_refused) return <RefusedTrial checkout={checkout} />;
  return (
    <>
      <ScreenHeader
        title={t.rich("You are on :plan", { plan: <bdi>{product.name}</bdi> })}
        text={t("You can now use everything it includes.")}
      />
      <div className="grid max-w-150 grid-cols-[minmax(0,1fr)] gap-6">
        {subscription.data && (
          <p>
            <SubscriptionState subscription={subscription.data} />
          </p>
        )}
        {plan.data && <GrantList product={plan.data} permissions={mergeGrants([permissions, plan.data.permissions])} />}
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={routes.dashboard} variant="primary">
            {t("Go to the dashboard")}
          </ButtonLink>
          <ButtonLink href={routes.billing}>{t("Go to billing")}</ButtonLink>
        </div>
      </div>
    </>
  );
}

/** Reloads the user's data, because the user has more permissions than when the page was rendered. */
function useReloadOnMount() {
  const { refresh } = useBootstrap();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because each reload changes `refresh`
  useEffect(() => void refresh().catch(() => undefined), []);
}
