"use client";

import { useQuery } from "@tanstack/react-query";
import { GrantList } from "@/components/billing/grant-list";
import { PriceText } from "@/components/billing/price-text";
import { useCurrentSubscription } from "@/components/billing/use-current-subscription";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { PlanFailure } from "@/components/checkouts/plan-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { usePagePath } from "@/components/layout/use-page-path";
import { ButtonLink } from "@/components/ui/button-link";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import { productClient } from "@/lib/products/client";
import type { ProductJson } from "@/lib/products/schema";
import { routes } from "@/lib/routes";

/** The plan that a link offers, with a button for each of its prices. */
export function OfferScreen() {
  const token = usePagePath().split("/")[3] ?? "";
  const plan = useQuery({ ...productClient.offer(token), retry: false });
  const { current, error: subscriptionError, refetch } = useCurrentSubscription();
  const error = plan.error ?? subscriptionError;
  if (plan.data && current !== undefined)
    return <Offer product={plan.data} offer={token} hasSubscription={current?.ended_at === null} />;
  if (!error) return <ScreenPlaceholder />;
  return <PlanFailure error={error} retry={() => void Promise.all([plan.refetch(), refetch()])} />;
}

type Props = { product: ProductJson; offer: string; hasSubscription: boolean };

function Offer({ product, offer, hasSubscription }: Props) {
  const { permissions } = useLoggedInUser();
  const t = useT();
  const target = hasSubscription ? routes.changePlan : routes.checkout;
  return (
    <>
      <ScreenHeader title={<bdi>{product.name}</bdi>} text={t("This plan is offered to you.")} />
      <div className="grid max-w-150 grid-cols-[minmax(0,1fr)] gap-6">
        {product.description && (
          <p>
            <bdi>{product.description}</bdi>
          </p>
        )}
        <GrantList product={product} permissions={mergeGrants([permissions, product.permissions])} />
        {product.prices.length === 0 && <p>{t("It has no price yet.")}</p>}
        <ul className="grid gap-3">
          {product.prices.map((price) => (
            <li key={price.id} className="flex flex-wrap items-center justify-between gap-3">
              <PriceText price={price} />
              <ButtonLink href={target(product.id, price.id, offer)} variant="primary">
                {hasSubscription ? t("Change plan") : t("Go to the checkout")}
                <span className="sr-only">
                  <PriceText price={price} />
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
