import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";
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

/** Sent to those who may review publications. */
export const waitingNotice = noticeKind<{ publicationId: number; site: string }>({
  id: "publications.waiting",
  group: NOTICE_GROUPS.sites,
  name: line("A publication waits for your review"),
  write: ({ publicationId, site }) => ({
    lines: [{ text: line("A publication of :site waits for your review"), values: { site }, icon: "shield-check" }],
    mainAction: { label: line("Review it"), action: routes.review(publicationId) },
  }),
});

/** Sent to the owner, and to whoever published. */
export const acceptedNotice = noticeKind<PublicationNotice>({
  id: "publications.accepted",
  group: NOTICE_GROUPS.sites,
  name: line("A publication that was held is accepted"),
  write: ({ siteId, site }) => ({
    lines: [{ text: line("The publication of :site was accepted"), values: { site }, icon: "circle-check" }],
    mainAction: viewSiteAction(siteId),
  }),
});

/** Sent to the owner, and to whoever published. */
export const refusedNotice = noticeKind<PublicationNotice & { reason: string }>({
  id: "publications.refused",
  group: NOTICE_GROUPS.sites,
  name: line("A publication that was held is refused"),
  write: ({ siteId, site, reason }) => ({
    lines: [
      { text: line("The publication of :site was not accepted"), values: { site }, icon: "circle-alert" },
      { text: line("Reason: :reason"), values: { reason } },
    ],
    mainAction: viewSiteAction(siteId),
  }),
});
