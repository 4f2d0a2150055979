"use client";

import { useQuery } from "@tanstack/react-query";
import { GrantList } from "@/components/billing/grant-list";
import { isRefusal } from "@/components/billing/is-refusal";
import { OfferColumns } from "@/components/billing/offer-columns";
import { PriceText } from "@/components/billing/price-text";
import { RefusalNote } from "@/components/billing/refusal-note";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { ChangeConfirmation } from "@/components/subscriptions/change-confirmation";
import { grantsAfter } from "@/components/subscriptions/grants-after";
import { LossList } from "@/components/subscriptions/loss-list";
import type { PlanOrder, PriceJson } from "@/lib/billing/schema";
import type { ProductJson } from "@/lib/products/schema";
import { routes } from "@/lib/routes";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { LossJson, SubscriptionJson } from "@/lib/subscriptions/schema";

type Props = { subscription: SubscriptionJson; product: ProductJson; choice: PlanOrder };

const CONFLICT = 409;

/**
 * The preview of a change of plan. The amounts are loaded again only at the user's request, so that the user confirms
 * exactly what is shown.
 */
export function PlanChangePreview({ subscription, product, choice }: Props) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ["plan-change", subscription.id, choice],
    queryFn: () => subscriptionClient.preview(subscription.id, choice),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const price = product.prices.find(({ id }) => id === choice.price_id);

  if (!data && !error) return <ScreenPlaceholder />;
  if (error && !isRefusal(error)) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <>
      <ScreenHeader
        title={t.rich("Change to :plan", { plan: <bdi>{product.name}</bdi> })}
        text={t.rich("You are on :plan now.", { plan: <bdi>{subscription.product.name}</bdi> })}
      />
      {error && (
        <RefusalNote error={error}>
          <AlternativeLink status={error.status} />
        </RefusalNote>
      )}
      {!error && price && (
        <OfferColumns
          aside={
            <ChangeConfirmation
              key={data.at} // new amounts remove the error about the previous ones
              {...{ subscription, choice, price }}
              preview={data}
              onStale={() => void refetch()}
            />
          }
        >
          <LossList losses={data.losses} />
          <NewPlan product={product} price={price} losses={data.losses} />
        </OfferColumns>
      )}
    </>
  );
}

/** A link to what the user can do instead. A 409 is about the subscription, any other refusal about the chosen plan. */
function AlternativeLink({ status }: { status: number }) {
  const t = useT();
  const isAboutSubscription = status === CONFLICT;
  return (
    <a className="link" href={isAboutSubscription ? routes.billing : routes.pricing}>
      {isAboutSubscription ? t("Back to billing") : t("See all plans")}
    </a>
  );
}

type NewPlanProps = { product: ProductJson; price: PriceJson; losses: readonly LossJson[] };

function NewPlan({ product, price, losses }: NewPlanProps) {
  const { permissions } = useLoggedInUser();
  return (
    <section className="grid gap-3">
      <h2 className="type-section">
        <bdi>{product.name}</bdi>
      </h2>
      <p className="text-muted">
        <PriceText price={price} />
      </p>
      <GrantList product={product} permissions={grantsAfter(permissions, product.permissions, losses)} />
    </section>
  );
}
