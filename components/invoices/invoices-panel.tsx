"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Panel } from "@/components/account-settings/panel";
import { useT } from "@/components/i18n/use-t";
import { InvoiceTable } from "@/components/invoices/invoice-table";
import { Pagination } from "@/components/ui/pagination";
import { RetryNote } from "@/components/ui/retry-note";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListParams } from "@/lib/http/resource-client";
import { invoiceClient } from "@/lib/invoices/client";
import type { InvoiceJson } from "@/lib/invoices/schema";

const PER_PAGE = 10;

type Props = {
  /** Selects the invoices. Without it, all invoices of the user are listed. */
  filters?: ListParams;
  /** The text if there are no invoices. */
  emptyText?: string;
  /** Further buttons for each invoice. */
  actions?: ((invoice: InvoiceJson) => ReactNode) | undefined;
};

/** A list of invoices with links to their PDFs, the newest first. */
export function InvoicesPanel({ filters = {}, emptyText, actions }: Props) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...invoiceClient.list({ ...filters, page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel id="invoices" title={t("Invoices")}>
      {data && data.pagination.total === 0 && (
        <p className="text-muted">{emptyText ?? t("Your invoices will be shown here.")}</p>
      )}
      {data && data.pagination.total > 0 && <InvoiceTable invoices={data.pagination.data} actions={actions} />}
      {data && data.pagination.last_page > 1 && (
        <div>
          <Pagination page={page} lastPage={data.pagination.last_page} onPage={setPage} />
        </div>
      )}
      {!data && isError && <RetryNote onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div role="status" aria-label={t("Loading")} className="grid gap-4">
          <Skeleton className="h-4 w-[60%]" />
          <Skeleton className="h-4 w-[48%]" />
        </div>
      )}
    </Panel>
  );
}
