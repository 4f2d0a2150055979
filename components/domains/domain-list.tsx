"use client";

import ListChecks from "lucide-react/icons/list-checks";
import Trash2 from "lucide-react/icons/trash-2";
import type { BulkAction } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import { useList } from "@/components/data-table/use-list";
import { DOMAIN_COLUMNS, DOMAIN_FILTERS } from "@/components/domains/domain-columns";
import { useDomainActions } from "@/components/domains/use-domain-actions";
import { useT } from "@/components/i18n/use-t";
import { mayAll } from "@/components/resource/may-all";
import { useMayCreate } from "@/components/resource/use-may-create";
import { WithinLimit } from "@/components/resource/within-limit";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { domainClient } from "@/lib/domains/client";
import type { DomainJson } from "@/lib/domains/schema";
import { routes } from "@/lib/routes";

const ORDER = { by: "created_at", dir: "desc" } as const;

export function DomainList() {
  const t = useT();
  const list = useList({ source: domainClient.list, columns: DOMAIN_COLUMNS, filters: DOMAIN_FILTERS, order: ORDER });
  const { remove } = useDomainActions();
  const rowActions = (domain: DomainJson): MenuEntry[] => [
    { label: t("View the records"), icon: ListChecks, href: routes.domain(domain.id) },
    ...(mayAll([domain], "delete")
      ? [
          "separator" as const,
          { label: t("Delete"), icon: Trash2, danger: true, onSelect: () => void remove([domain]) },
        ]
      : []),
  ];
  const bulkActions = (rows: DomainJson[]): BulkAction[] =>
    mayAll(rows, "delete") ? [{ label: t("Delete"), icon: Trash2, run: () => remove(rows) }] : [];
  return (
    <DataTable
      name="domains"
      label={t("Branded domains")}
      columns={DOMAIN_COLUMNS}
      list={list}
      rowName={({ host }) => host}
      rowActions={rowActions}
      bulkActions={bulkActions}
      searchLabel={t("Search domains")}
      filters={DOMAIN_FILTERS}
      empty={<NoDomains />}
    />
  );
}

function NoDomains() {
  const t = useT();
  const { add } = useDomainActions();
  return (
    <EmptyState
      level={2}
      drawing="rings"
      title={t("No domains yet")}
      text={t(
        "A domain that you own can show one of your sites. Add it here, then set its DNS records where you manage it.",
      )}
    >
      {useMayCreate("domains") && (
        <WithinLimit noun="domains">
          <Button onClick={() => void add()}>{t("Add domain")}</Button>
        </WithinLimit>
      )}
    </EmptyState>
  );
}
