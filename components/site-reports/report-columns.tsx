"use client";

import type { Column, FilterOf } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { REASON_LABELS } from "@/components/site-reports/report-texts";
import { SiteLink } from "@/components/site-reports/site-columns";
import { StateDot } from "@/components/ui/state-dot";
import { line } from "@/lib/i18n/line";
import type { SiteReportJson, SiteReportListQuery } from "@/lib/site-reports/schema";

export const REPORT_COLUMNS: readonly Column<SiteReportJson, SiteReportListQuery>[] = [
  {
    id: "site",
    header: line("Site"),
    card: "title",
    cell: ({ site, page }) => (
      <TitleCell title={<bdi>{site.name}</bdi>} text={<SiteLink url={site.url} path={page} />} />
    ),
  },
  { id: "reason", header: line("Reason"), card: "line", cell: (report) => <Reason report={report} /> },
  {
    id: "details",
    header: line("Details"),
    cell: ({ details }) => <bdi className="block max-w-80 truncate text-muted">{details}</bdi>,
  },
  { id: "state", header: line("State"), card: "line", cell: (report) => <ReportState report={report} /> },
  {
    id: "created",
    header: line("Reported"),
    orderBy: "created_at",
    cell: (report) => <FormattedDate value={report.created_at} className="text-muted" />,
  },
];

export const REPORT_FILTERS: readonly FilterOf<SiteReportListQuery>[] = [
  {
    name: "state",
    label: line("State"),
    options: [
      { value: "open", label: line("Open") },
      { value: "closed", label: line("Closed") },
    ],
  },
];

function Reason({ report }: { report: SiteReportJson }) {
  const t = useT();
  return t(REASON_LABELS[report.reason]);
}

function ReportState({ report: { closed_at, site } }: { report: SiteReportJson }) {
  const t = useT();
  if (closed_at) return <StateDot tone="off">{t("Closed")}</StateDot>;
  return <StateDot tone="warning">{site.suspended_at ? t("Open, site suspended") : t("Open")}</StateDot>;
}
