"use client";

import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import FileText from "lucide-react/icons/file-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { usePermission } from "@/components/bootstrap/use-permission";
import { CsvLink } from "@/components/data-table/csv-link";
import { DataTable } from "@/components/data-table/data-table";
import { searchParams, useList } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { REPORT_COLUMNS, REPORT_FILTERS } from "@/components/site-reports/report-columns";
import type { ReportDialogProps } from "@/components/site-reports/report-dialog";
import { useSuspension } from "@/components/site-reports/use-suspension";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { toast } from "@/components/ui/toast";
import { siteReportClient } from "@/lib/site-reports/client";
import type { SiteReportJson } from "@/lib/site-reports/schema";

const ORDER = { by: "created_at", dir: "desc" } as const;
const ReportDialog = lazyDialog<ReportDialogProps>(() =>
  import("@/components/site-reports/report-dialog").then((module) => module.ReportDialog),
);

/** The reports from visitors. Users who may change sites can close a report and suspend the reported site. */
export function ReportList() {
  const t = useT();
  const list = useList({
    source: siteReportClient.list,
    columns: REPORT_COLUMNS,
    filters: REPORT_FILTERS,
    order: ORDER,
  });
  return (
    <DataTable
      name="site-reports"
      label={t("Reports")}
      columns={REPORT_COLUMNS}
      list={list}
      rowName={({ site }) => site.name}
      rowActions={useReportActions()}
      searchLabel={t("Name or address")}
      filters={REPORT_FILTERS}
      tools={<CsvLink size="s" href={siteReportClient.csvPath(searchParams(list.state))} />}
      empty={<EmptyState level={2} drawing="none" title={t("No reports yet")} />}
    />
  );
}

function useReportActions() {
  const t = useT();
  const canUpdate = usePermission("sites.update");
  const { suspend } = useSuspension();
  const setClosed = useAction((id: number, closed: boolean) => siteReportClient.setClosed(id, closed), {
    refresh: [siteReportClient.key],
    onSuccess: (_, __, closed) => toast({ message: closed ? t("Report closed") : t("Report reopened") }),
  });
  const closeOrReopenEntry = ({ id, closed_at }: SiteReportJson): MenuEntry =>
    closed_at
      ? { label: t("Reopen report"), icon: RotateCcw, onSelect: () => void setClosed.run(id, false) }
      : { label: t("Close report"), icon: Check, onSelect: () => void setClosed.run(id, true) };
  const suspendEntries = ({ site }: SiteReportJson): MenuEntry[] =>
    site.suspended_at
      ? []
      : ["separator", { label: t("Suspend site…"), icon: Ban, danger: true, onSelect: () => void suspend.run(site) }];

  return (report: SiteReportJson): MenuEntry[] => [
    { label: t("Read report"), icon: FileText, onSelect: () => void openDialog(ReportDialog, { report }) },
    ...(canUpdate ? [closeOrReopenEntry(report), ...suspendEntries(report)] : []),
  ];
}
