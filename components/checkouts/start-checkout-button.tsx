"use client";

import { useRouter } from "next/navigation";
import { openPaymentPage } from "@/components/billing/open-payment-page";
import { RefusalNote } from "@/components/billing/refusal-note";
import { useRefusableAction } from "@/components/billing/use-refusable-action";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import type { PlanOrder } from "@/lib/billing/schema";
import { checkoutClient } from "@/lib/checkouts/client";
import { routes } from "@/lib/routes";

type Props = {
  choice: PlanOrder;
  hasTrial: boolean;
  /** Called instead of opening the payment page if the order has no trial although `hasTrial` is set. */
  onTrialUsed: () => void;
};

/** The button that opens the payment page. */
export function StartCheckoutButton({ choice, hasTrial, onTrialUsed }: Props) {
  const { billing } = useBootstrap().settings;
  const router = useRouter();
  const t = useT();
  const { run, pending, refusal } = useRefusableAction(() => checkoutClient.start(choice), {
    onSuccess: ({ url, checkout }) =>
      hasTrial && checkout.trial_days === 0 ? onTrialUsed() : openPaymentPage(url, router),
  });
  return (
    <>
      {refusal && (
        <RefusalNote error={refusal}>
          <a className="link" href={routes.pricing}>
            {t("See all plans")}
          </a>
        </RefusalNote>
      )}
      <Button variant="primary" size="l" full pending={pending} onClick={() => void run()}>
        {hasTrial ? t("Start free trial") : t("Continue to payment")}
      </Button>
      {billing.gateway === "test" && (
        <p className="text-small text-muted">{t("Payments are in test mode: no money moves.")}</p>
      )}
    </>
  );
}
