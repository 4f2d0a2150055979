"use client";

import Ban from "lucide-react/icons/ban";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { usePermission } from "@/components/bootstrap/use-permission";
import type { BulkAction } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import { useList } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { SITE_COLUMNS } from "@/components/site-reports/site-columns";
import { useSuspension } from "@/components/site-reports/use-suspension";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import type { ListParams } from "@/lib/http/resource-client";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

const ORDER = { by: "created_at", dir: "desc" } as const;
const listSitesOfEveryone = (list: ListParams) => siteClient.list({ ...list, everyone: true });

/** The sites of all users. Users who may change sites can suspend one and lift its suspension. */
export function AllSitesList() {
  const t = useT();
  const canUpdate = usePermission("sites.update");
  const { suspend, suspendAll, lift } = useSuspension();
  const list = useList({ source: listSitesOfEveryone, columns: SITE_COLUMNS, order: ORDER });

  const rowActions = (site: SiteJson): MenuEntry[] => [
    site.suspended_at
      ? { label: t("Lift suspension"), icon: RotateCcw, onSelect: () => void lift.run(site) }
      : { label: t("Suspend…"), icon: Ban, danger: true, onSelect: () => void suspend.run(site) },
  ];

  const bulkActions = (sites: SiteJson[]): BulkAction[] => [
    { label: t("Suspend…"), icon: Ban, run: () => suspendAll.run(sites) },
  ];

  return (
    <DataTable
      name="every-site"
      label={t("All sites")}
      columns={SITE_COLUMNS}
      list={list}
      rowName={({ name }) => name}
      {...(canUpdate && { rowActions, bulkActions })}
      searchLabel={t("Name or address")}
      empty={<EmptyState level={2} title={t("No sites yet")} />}
    />
  );
}
