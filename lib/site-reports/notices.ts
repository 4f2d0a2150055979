import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";
import type { ReportReason } from "@/lib/site-reports/policy";
import { REPORT_REASON_TEXTS } from "@/lib/site-reports/policy";
import { viewSiteAction } from "@/lib/sites/view-site-action";

type Site = { siteId: number; site: string };

/** Users cannot turn off the email for this notice, because the owner has to act. */
export const suspendedNotice = noticeKind<Site & { reason: string }>({
  id: "site_reports.suspended",
  group: NOTICE_GROUPS.sites,
  name: line("Your site was suspended"),
  mail: "always",
  write: ({ siteId, site, reason }) => ({
    lines: [
      { text: line(":site was suspended"), values: { site }, icon: "circle-alert" },
      { text: line("Reason: :reason"), values: { reason } },
    ],
    mainAction: viewSiteAction(siteId),
  }),
});

export const suspensionLiftedNotice = noticeKind<Site>({
  id: "site_reports.suspension_lifted",
  group: NOTICE_GROUPS.sites,
  name: line("Your site is no longer suspended"),
  write: ({ siteId, site }) => ({
    lines: [{ text: line(":site is no longer suspended"), values: { site }, icon: "circle-check" }],
    mainAction: viewSiteAction(siteId),
  }),
});

/** Sent to those who may suspend sites, at once. */
export const reportedNotice = noticeKind<{ site: string; reason: ReportReason }>({
  id: "site_reports.reported",
  group: NOTICE_GROUPS.sites,
  name: line("A visitor reported a site"),
  write: ({ site, reason }) => ({
    lines: [
      { text: line("A visitor reported :site"), values: { site }, icon: "circle-alert" },
      { text: REPORT_REASON_TEXTS[reason] },
    ],
    mainAction: { label: line("Open the reports"), action: `${routes.adminScreen("sites")}?tab=reports` },
  }),
});
