import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
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
