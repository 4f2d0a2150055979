"use client";

import type { Column, FilterOf } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { DomainState } from "@/components/domains/domain-state";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import type { DomainJson, DomainListQuery } from "@/lib/domains/schema";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";

export const DOMAIN_FILTERS: readonly FilterOf<DomainListQuery>[] = [
  {
    name: "state",
    label: line("State"),
    options: [
      { value: "pending", label: line("Pending") },
      { value: "verified", label: line("Verified") },
      { value: "failed", label: line("Failed") },
    ],
  },
];

export const DOMAIN_COLUMNS: readonly Column<DomainJson, DomainListQuery>[] = [
  {
    id: "host",
    header: line("Host name"),
    orderBy: "host",
    card: "title",
    cell: ({ id, host, unicode_host }) => (
      <TitleCell
        href={routes.domain(id)}
        title={<bdi dir="ltr">{unicode_host}</bdi>}
        text={host !== unicode_host && <bdi dir="ltr">{host}</bdi>}
      />
    ),
  },
  {
    id: "state",
    header: line("State"),
    orderBy: "state",
    card: "line",
    cell: (domain) => <DomainState domain={domain} />,
  },
  { id: "site", header: line("Site"), cell: (domain) => <ShownSite {...domain.site} /> },
  {
    id: "checked",
    header: line("Last checked"),
    orderBy: "checked_at",
    cell: ({ checked_at }) => checked_at && <RelativeTime value={checked_at} className="text-muted" />,
  },
  {
    id: "created",
    header: line("Added"),
    orderBy: "created_at",
    isOptional: true,
    cell: ({ created_at }) => <FormattedDate value={created_at} className="text-muted" />,
  },
];

function ShownSite({ name, is_trashed }: DomainJson["site"]) {
  const t = useT();
  return (
    <span className="text-muted">
      <bdi>{name}</bdi>
      {is_trashed && ` (${t("in the trash")})`}
    </span>
  );
}
