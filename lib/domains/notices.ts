import { type Line, line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

type Domain = { domainId: number; host: string; siteName: string };

const viewDomain = ({ domainId }: Pick<Domain, "domainId">) => ({
  label: line("View the domain"),
  action: routes.domain(domainId),
});

export const domainVerifiedNotice = noticeKind<Domain>({
  id: "domains.verified",
  group: NOTICE_GROUPS.sites,
  name: line("A domain is connected"),
  write: ({ host, siteName: site, ...domain }) => ({
    lines: [{ text: line(":host is connected and shows :site"), values: { host, site }, icon: "globe" }],
    mainAction: viewDomain(domain),
  }),
});

export const domainGivenUpNotice = noticeKind<Domain & { problem: Line }>({
  id: "domains.given-up",
  group: NOTICE_GROUPS.sites,
  name: line("A domain could not be connected"),
  mail: "own",
  write: ({ host, problem, ...domain }) => ({
    lines: [{ text: line(":host could not be connected"), values: { host }, icon: "circle-x" }, { text: problem }],
    mainAction: viewDomain(domain),
  }),
});

export const domainFailingNotice = noticeKind<Domain & { problem: Line }>({
  id: "domains.failing",
  group: NOTICE_GROUPS.sites,
  name: line("The records of a domain have changed"),
  mail: "own",
  write: ({ host, problem, ...domain }) => ({
    lines: [
      { text: line("The records of :host have changed"), values: { host }, icon: "triangle-alert" },
      { text: problem },
    ],
    mainAction: viewDomain(domain),
  }),
});

export const domainReleasedNotice = noticeKind<Domain>({
  id: "domains.released",
  group: NOTICE_GROUPS.sites,
  name: line("A domain no longer shows your site"),
  mail: "own",
  write: ({ host, siteName: site, ...domain }) => ({
    lines: [{ text: line(":host no longer shows :site"), values: { host, site }, icon: "circle-x" }],
    mainAction: viewDomain(domain),
  }),
});
