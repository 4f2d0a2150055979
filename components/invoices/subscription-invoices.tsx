"use client";

import { useT } from "@/components/i18n/use-t";
import { InvoicesPanel } from "@/components/invoices/invoices-panel";
import { usePagePath } from "@/components/layout/use-page-path";

/** The invoices of the subscription whose id is at the end of the page's path, for an admin. */
export function SubscriptionInvoices() {
  const id = Number(usePagePath().split("/").at(-1));
  const t = useT();
  return (
    <div className="@container mt-9 max-w-155">
      <InvoicesPanel
        filters={{ everyone: true, subscription_id: id }}
        empty={t("There are no invoices for this subscription.")}
      />
    </div>
  );
}
