"use client";

import { OrderAgainLink } from "@/components/checkouts/order-again-link";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { EmptyState } from "@/components/ui/empty-state";
import type { CheckoutJson } from "@/lib/checkouts/schema";

/** Explains that a trial ended at its start, because the user's address or card had one before. */
export function RefusedTrial({ checkout }: { checkout: CheckoutJson }) {
  const t = useT();
  return (
    <>
      <ScreenHeader title={t("Checkout")} />
      <EmptyState
        level={2}
        drawing="none"
        title={t("You had a free trial before")}
        text={t("Your address or your card had one. Nothing was charged. You can subscribe without a trial.")}
      >
        <OrderAgainLink checkout={checkout}>{t("Go to the checkout")}</OrderAgainLink>
      </EmptyState>
    </>
  );
}
