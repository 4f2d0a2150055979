"use client";

import { usePermission } from "@/components/bootstrap/use-permission";
import { useMoney } from "@/components/i18n/use-money";
import { useT } from "@/components/i18n/use-t";
import { InvoicesPanel } from "@/components/invoices/invoices-panel";
import { usePagePath } from "@/components/layout/use-page-path";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { confirm } from "@/components/ui/confirm";
import { toast } from "@/components/ui/toast";
import { invoiceClient } from "@/lib/invoices/client";
import type { InvoiceJson } from "@/lib/invoices/schema";

/**
 * The invoices of the subscription whose id is at the end of the page's path. Shown to admins. Those with the
 * permission to change subscriptions can refund the invoices.
 */
export function SubscriptionInvoices() {
  const id = Number(usePagePath().split("/").at(-1));
  const canRefund = usePermission("subscriptions.update");
  const t = useT();
  return (
    <div className="@container mt-9 max-w-155">
      <InvoicesPanel
        filters={{ everyone: true, subscription_id: id }}
        emptyText={t("There are no invoices for this subscription.")}
        actions={canRefund ? (invoice) => <RefundButton invoice={invoice} /> : undefined}
      />
    </div>
  );
}

function RefundButton({ invoice: { id, number, status, total, currency } }: { invoice: InvoiceJson }) {
  const money = useMoney();
  const t = useT();
  const confirmPassword = usePasswordConfirmation();
  const { run, pending } = useAction(() => invoiceClient.refund(id), {
    refresh: [invoiceClient.key],
    before: async () =>
      (await confirm({
        title: t("Refund invoice :number?", { number }),
        body: t(":amount is refunded to the user. The subscription continues until it is ended.", {
          amount: money(total, currency),
        }),
        action: t("Refund"),
        danger: true,
      })) && confirmPassword(),
    onSuccess: () => toast({ message: t("Invoice refunded") }),
  });
  if (status !== "paid" || total <= 0) return null;
  return (
    <Button
      size="s"
      variant="danger"
      pending={pending}
      onClick={() => void run()}
      aria-label={t("Refund invoice :number…", { number })}
    >
      {t("Refund…")}
    </Button>
  );
}
