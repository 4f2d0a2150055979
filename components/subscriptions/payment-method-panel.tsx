"use client";

import CreditCard from "lucide-react/icons/credit-card";
import { useRouter } from "next/navigation";
import { Panel } from "@/components/account-settings/panel";
import { openPaymentPage } from "@/components/billing/open-payment-page";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

/** The user's payment method, with a button that opens the payment service's page for changing it. */
export function PaymentMethodPanel({
  subscription: { payment_method, payment_url },
}: {
  subscription: SubscriptionJson;
}) {
  const router = useRouter();
  const t = useT();
  const { run, pending } = useAction(subscriptionClient.openPortal, {
    onSuccess: (url) => openPaymentPage(url, router),
  });
  return (
    <Panel
      id="payment-method"
      title={t("Payment method")}
      footer={
        <>
          {payment_url && (
            <ButtonLink href={payment_url} variant="primary">
              {t("Pay the open invoice")}
            </ButtonLink>
          )}
          <Button pending={pending} onClick={() => void run()}>
            {t("Change payment method")}
          </Button>
        </>
      }
    >
      <p className="flex items-center gap-2.5">
        <Icon of={CreditCard} className="text-muted" />
        {payment_method ? <bdi>{payment_method}</bdi> : t("Not known yet")}
      </p>
    </Panel>
  );
}
