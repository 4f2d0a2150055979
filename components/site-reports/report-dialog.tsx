"use client";

import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { SiteLink } from "@/components/site-reports/site-columns";
import { Dialog } from "@/components/ui/dialog";
import type { DialogProps } from "@/components/ui/dialog-store";
import { REPORT_REASON_TEXTS } from "@/lib/site-reports/policy";
import type { SiteReportJson } from "@/lib/site-reports/schema";

export type ReportDialogProps = DialogProps & { report: SiteReportJson };

/** The whole text of a report. */
export function ReportDialog({ report }: ReportDialogProps) {
  const t = useT();
  const { site, page, reason, details, email, created_at } = report;
  return (
    <Dialog title={<bdi>{site.name}</bdi>} text={t(REPORT_REASON_TEXTS[reason])} size="lg" closable>
      <p className="mt-4 max-h-90 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{details}</p>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 border-line border-t pt-4 text-small [&_dt]:text-muted">
        <dt>{t("Page")}</dt>
        <dd className="wrap-anywhere">
          <SiteLink url={site.url} path={page} />
        </dd>
        <dt>{t("Reported")}</dt>
        <dd>
          <FormattedDate value={created_at} withTime />
        </dd>
        <dt>{t("Email")}</dt>
        <dd className="wrap-anywhere">{email ? <bdi>{email}</bdi> : t("Not given")}</dd>
      </dl>
    </Dialog>
  );
}
