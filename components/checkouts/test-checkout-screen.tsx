"use client";

import { useQuery } from "@tanstack/react-query";
import { notFound } from "next/navigation";
import { AmountTable } from "@/components/billing/amount-table";
import { PriceText } from "@/components/billing/price-text";
import { TestCard } from "@/components/checkouts/test-card";
import { TestPayment } from "@/components/checkouts/test-payment";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { usePagePath } from "@/components/layout/use-page-path";
import { Note } from "@/components/ui/note";
import { checkoutClient } from "@/lib/checkouts/client";
import type { CheckoutJson } from "@/lib/checkouts/schema";

/** The payment page of the built-in test gateway. The user chooses the payment service's response. */
export function TestCheckoutScreen() {
  const id = usePagePath().split("/").at(-1) ?? "";
  const { data, error, refetch } = useQuery({ ...checkoutClient.detail(id), retry: false });
  if (data && data.gateway !== "test") notFound();
  if (data) return <TestCheckout checkout={data} />;
  return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenPlaceholder />;
}

function TestCheckout({ checkout }: { checkout: CheckoutJson }) {
  const { product, price, first_payment, trial_days, state } = checkout;
  const t = useT();
  return (
    <>
      <ScreenHeader title={t("Test payment")} />
      <div className="grid max-w-150 grid-cols-[minmax(0,1fr)] gap-6">
        <Note tone="warn">
          <p className="font-semibold">{t("This is a test. No money moves.")}</p>
          <p>{t("This page simulates a payment service. You choose its response.")}</p>
        </Note>
        <AmountTable
          label={t("First payment")}
          currency={price.currency}
          rows={[
            {
              key: "plan",
              label: <bdi>{product.name}</bdi>,
              note: <PriceText price={price} />,
              amount: first_payment.subtotal,
            },
          ]}
          totals={first_payment}
        />
        {trial_days > 0 && (
          <p className="text-small text-muted">
            {t("{days, plural, one {The first day is free} other {The first # days are free}}", { days: trial_days })}
          </p>
        )}
        {state === "completed" ? <TestCard checkout={checkout} /> : <TestPayment checkout={checkout} />}
      </div>
    </>
  );
}
