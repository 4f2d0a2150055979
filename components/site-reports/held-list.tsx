"use client";

import type { Column } from "@/components/data-table/column";
import { CsvLink } from "@/components/data-table/csv-link";
import { DataTable } from "@/components/data-table/data-table";
import { TitleCell } from "@/components/data-table/title-cell";
import { searchParams, useList } from "@/components/data-table/use-list";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { HOLD_TEXTS } from "@/components/site-reports/review-texts";
import { EmptyState } from "@/components/ui/empty-state";
import { line } from "@/lib/i18n/line";
import { reviewClient } from "@/lib/publications/review/client";
import type { HeldListQuery, HeldPublicationJson } from "@/lib/publications/review/schema";
import { routes } from "@/lib/routes";

/** The oldest first, because its owner has waited longest. */
const ORDER = { by: "created_at", dir: "asc" } as const;

const COLUMNS: readonly Column<HeldPublicationJson, HeldListQuery>[] = [
  {
    id: "site",
    header: line("Site"),
    card: "title",
    cell: ({ id, site }) => (
      <TitleCell title={<bdi>{site.name}</bdi>} text={<bdi>{new URL(site.url).host}</bdi>} href={routes.review(id)} />
    ),
  },
  { id: "reasons", header: line("Why it waits"), card: "line", cell: (row) => <Reasons row={row} /> },
  { id: "owner", header: line("Owner"), cell: ({ owner }) => <bdi>{owner.email}</bdi> },
  {
    id: "created",
    header: line("Waiting since"),
    orderBy: "created_at",
    cell: ({ created_at }) => <RelativeTime value={created_at} className="text-muted" />,
  },
];

/** The publications that wait for a review. Each leads to the screen on which it is accepted or refused. */
export function HeldList() {
  const t = useT();
  const list = useList({ source: reviewClient.list, columns: COLUMNS, order: ORDER });
  return (
    <DataTable
      name="held-publications"
      label={t("Waiting for review")}
      columns={COLUMNS}
      list={list}
      rowName={({ site }) => site.name}
      searchLabel={t("Name or address")}
      tools={<CsvLink size="s" href={reviewClient.csvPath(searchParams(list.state))} />}
      empty={<EmptyState level={2} drawing="none" title={t("Nothing waits for a review")} />}
    />
  );
}

function Reasons({ row }: { row: HeldPublicationJson }) {
  const t = useT();
  return row.reasons.map((reason) => t(HOLD_TEXTS[reason])).join(", ");
}
