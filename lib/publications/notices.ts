import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { viewSiteAction } from "@/lib/sites/view-site-action";

type PublicationNotice = { siteId: number; site: string };

/** Sent to the owner, and to whoever scheduled the publication. */
export const scheduledNotice = noticeKind<PublicationNotice>({
  id: "publications.scheduled",
  group: NOTICE_GROUPS.sites,
  name: line("A scheduled publication is online"),
  write: ({ siteId, site }) => ({
    lines: [{ text: line("The scheduled publication of :site is online"), values: { site }, icon: "rocket" }],
    mainAction: viewSiteAction(siteId),
  }),
});

/** Sent to the owner when somebody else has published the site. */
export const publishedNotice = noticeKind<PublicationNotice & { name: string }>({
  id: "publications.published",
  group: NOTICE_GROUPS.sites,
  name: line("Someone else published your site"),
  write: ({ siteId, site, name }) => ({
    lines: [{ text: line(":name published :site"), values: { name, site }, icon: "rocket" }],
    mainAction: viewSiteAction(siteId),
  }),
});
