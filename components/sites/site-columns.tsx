"use client";

import type { Column, FilterOf } from "@/components/data-table/column";
import { CREATED_COLUMN, DELETED_COLUMN, nameColumn } from "@/components/data-table/row-columns";
import { RelativeTime } from "@/components/i18n/relative-time";
import { SiteAddress } from "@/components/sites/site-address";
import { SiteState } from "@/components/sites/site-state";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import type { SiteJson, SiteListQuery } from "@/lib/sites/schema";

export const SITE_FILTERS: readonly FilterOf<SiteListQuery>[] = [
  { name: "trashed", label: line("Show"), options: [{ value: "true", label: line("Trash") }], hasOwnControl: true },
];

const NAME_COLUMN = nameColumn(routes.site);

const ADDRESS_COLUMN: Column<SiteJson, SiteListQuery> = {
  id: "address",
  header: line("Address"),
  card: "line",
  cell: (site) => <SiteAddress site={site} />,
};

const STATE_COLUMN: Column<SiteJson, SiteListQuery> = {
  id: "state",
  header: line("State"),
  card: "line",
  cell: (site) => <SiteState site={site} />,
};

const CHANGED_COLUMN: Column<SiteJson, SiteListQuery> = {
  id: "changed",
  header: line("Last changed"),
  orderBy: "updated_at",
  cell: ({ updated_at }) => <RelativeTime value={updated_at} className="text-muted" />,
};

export const SITE_COLUMNS = [NAME_COLUMN, ADDRESS_COLUMN, STATE_COLUMN, CHANGED_COLUMN];
export const TRASH_COLUMNS = [NAME_COLUMN, ADDRESS_COLUMN, DELETED_COLUMN];
/**
 * The columns whose `orderBy` the URL accepts: those of the sites, those of the trash, and the creation date, which
 * neither table shows.
 */
export const ALL_COLUMNS = [NAME_COLUMN, ADDRESS_COLUMN, STATE_COLUMN, CHANGED_COLUMN, DELETED_COLUMN, CREATED_COLUMN];
