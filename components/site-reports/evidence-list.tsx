"use client";

import Eye from "lucide-react/icons/eye";
import { usePermission } from "@/components/bootstrap/use-permission";
import type { Column, FilterOf } from "@/components/data-table/column";
import { CsvLink } from "@/components/data-table/csv-link";
import { DataTable } from "@/components/data-table/data-table";
import { TitleCell } from "@/components/data-table/title-cell";
import { searchParams, useList } from "@/components/data-table/use-list";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { EVIDENCE_TEXTS } from "@/components/site-reports/review-texts";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { siteEvidenceClient } from "@/lib/site-evidence/client";
import type { EvidenceJson, EvidenceListQuery } from "@/lib/site-evidence/schema";
import { EVIDENCE_KINDS } from "@/lib/sites/policy";

const ORDER = { by: "created_at", dir: "desc" } as const;

const COLUMNS: readonly Column<EvidenceJson, EvidenceListQuery>[] = [
  {
    id: "site",
    header: line("Site"),
    card: "title",
    cell: ({ site_name, address }) => (
      <TitleCell title={<bdi>{site_name}</bdi>} text={<bdi>{new URL(address).host}</bdi>} />
    ),
  },
  { id: "kind", header: line("What happened"), card: "line", cell: (row) => <Kind row={row} /> },
  {
    id: "text",
    header: line("Details"),
    cell: ({ text }) => <bdi className="block max-w-80 truncate text-muted">{text}</bdi>,
  },
  { id: "actor", header: line("By"), cell: ({ actor }) => <bdi>{actor?.name}</bdi> },
  {
    id: "created",
    header: line("When"),
    orderBy: "created_at",
    cell: ({ created_at }) => <FormattedDate value={created_at} withTime className="text-muted" />,
  },
];

const FILTERS: readonly FilterOf<EvidenceListQuery>[] = [
  {
    name: "kind",
    label: line("What happened"),
    options: EVIDENCE_KINDS.map((value) => ({ value, label: EVIDENCE_TEXTS[value] })),
  },
];

/** Reports, decisions and suspensions, each with what visitors saw then. */
export function EvidenceList() {
  const t = useT();
  const canReview = usePermission("sites.update");
  const list = useList({ source: siteEvidenceClient.list, columns: COLUMNS, filters: FILTERS, order: ORDER });
  const rowActions = ({ publication_id: id }: EvidenceJson): MenuEntry[] =>
    id === null ? [] : [{ label: t("See what visitors saw"), icon: Eye, href: routes.review(id) }];
  return (
    <DataTable
      name="site-evidence"
      label={t("Evidence")}
      columns={COLUMNS}
      list={list}
      rowName={({ site_name }) => site_name}
      {...(canReview && { rowActions })}
      searchLabel={t("Name, address or details")}
      filters={FILTERS}
      tools={<CsvLink size="s" href={siteEvidenceClient.csvPath(searchParams(list.state))} />}
      empty={<EmptyState level={2} drawing="none" title={t("Nothing has happened yet")} />}
    />
  );
}

function Kind({ row }: { row: EvidenceJson }) {
  const t = useT();
  return t(EVIDENCE_TEXTS[row.kind]);
}
