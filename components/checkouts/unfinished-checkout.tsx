"use client";

import { OrderAgainLink } from "@/components/checkouts/order-again-link";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import { routes } from "@/lib/routes";

type Props = {
  checkout: CheckoutJson;
  isPollingOver: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** Explains that a payment is not confirmed yet, or that the checkout has expired. */
export function UnfinishedCheckout({ checkout, isPollingOver, isFetching, retry }: Props) {
  const t = useT();
  if (checkout.state === "expired")
    return (
      <>
        <ScreenHeader title={t("Checkout")} />
        <EmptyState
          level={2}
          drawing="none"
          title={t("This checkout has expired")}
          text={t("Nothing was paid. You can start again.")}
        >
          <OrderAgainLink checkout={checkout}>{t("Start again")}</OrderAgainLink>
        </EmptyState>
      </>
    );
  return (
    <>
      <ScreenHeader title={t("Confirming your payment")} />
      <div role="status" className="grid max-w-[60ch] justify-items-start gap-4">
        {isPollingOver ? (
          <p>{t("Your payment is not confirmed yet. You can leave this page. We will email you once it is.")}</p>
        ) : (
          <p className="flex items-center gap-3">
            <Spinner /> {t("This takes a few seconds.")}
          </p>
        )}
      </div>
      {isPollingOver && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="primary" pending={isFetching} onClick={retry}>
            {t("Check again")}
          </Button>
          <ButtonLink href={routes.dashboard}>{t("Go to the dashboard")}</ButtonLink>
        </div>
      )}
    </>
  );
}
