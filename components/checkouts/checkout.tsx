"use client";

import { useState } from "react";
import { GrantList } from "@/components/billing/grant-list";
import { OfferColumns } from "@/components/billing/offer-columns";
import { PriceText } from "@/components/billing/price-text";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { FirstPayment } from "@/components/checkouts/first-payment";
import { StartCheckoutButton } from "@/components/checkouts/start-checkout-button";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { Note } from "@/components/ui/note";
import type { PlanOrder, PriceJson } from "@/lib/billing/schema";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { ProductJson } from "@/lib/products/schema";
import { routes } from "@/lib/routes";

type Props = {
  choice: PlanOrder;
  product: ProductJson;
  price: PriceJson;
  /** How many days are free at the start. */
  trialDays: number;
};

/** A plan, what it costs, and the button that opens the payment page. */
export function Checkout({ choice, product, price, trialDays: offeredTrialDays }: Props) {
  const [isTrialUsed, setTrialUsed] = useState(false);
  const trialDays = isTrialUsed ? 0 : offeredTrialDays;
  const { permissions } = useLoggedInUser();
  const t = useT();
  return (
    <>
      <ScreenHeader title={t("Checkout")} text={t("Check your plan before you pay.")} />
      <OfferColumns
        aside={
          <>
            <h2 className="type-section">{t("First payment")}</h2>
            <FirstPayment product={product} price={price} trialDays={trialDays} />
            {isTrialUsed && (
              <Note tone="warn" role="alert">
                {t("Your address had a free trial before, so the first payment is due now.")}
              </Note>
            )}
            <StartCheckoutButton choice={choice} hasTrial={trialDays > 0} onTrialUsed={() => setTrialUsed(true)} />
          </>
        }
      >
        <header className="grid gap-1.5">
          <h2 className="type-title">
            <bdi>{product.name}</bdi>
          </h2>
          <p className="text-muted">
            <PriceText price={price} />
          </p>
          {product.description && (
            <p className="max-w-[60ch]">
              <bdi>{product.description}</bdi>
            </p>
          )}
        </header>
        <GrantList product={product} permissions={mergeGrants([permissions, product.permissions])} />
        <p>
          <a className="link text-small" href={routes.pricing}>
            {t("Choose another plan")}
          </a>
        </p>
      </OfferColumns>
    </>
  );
}
