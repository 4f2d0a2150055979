"use client";

import { useQuery } from "@tanstack/react-query";
import { Panel } from "@/components/account-settings/panel";
import { useT } from "@/components/i18n/use-t";
import { BillingProfileForm } from "@/components/invoices/billing-profile-form";
import { RetryNote } from "@/components/ui/retry-note";
import { Skeleton } from "@/components/ui/skeleton";
import { invoiceClient } from "@/lib/invoices/client";

/** The panel with the user's billing details, which invoices show. */
export function BillingProfilePanel() {
  const t = useT();
  const { data, isError, refetch } = useQuery(invoiceClient.profile());
  return (
    <Panel
      id="billing-details"
      title={t("Billing details")}
      description={t("These details appear on every invoice from now on. Earlier invoices do not change.")}
    >
      {data && <BillingProfileForm profile={data} />}
      {!data && isError && <RetryNote onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div role="status" aria-label={t("Loading")} className="h-72">
          <Skeleton className="h-4 w-[38%]" />
        </div>
      )}
    </Panel>
  );
}
