import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

/** `form` and `site`: the names of the form and of the site. */
type SubmissionRef = { siteId: number; form: string; site: string };

/**
 * The email goes to the site's recipient. The site's owner can turn it off in the settings of this notice, but only if
 * the owner is the recipient.
 */
export const submissionNotice = noticeKind<SubmissionRef>({
  id: "submissions.received",
  group: NOTICE_GROUPS.sites,
  name: line("Someone submitted a form"),
  mail: "own",
  write: ({ siteId, form, site }) => ({
    lines: [{ text: line("New message from :form on :site"), values: { form, site }, icon: "message-circle" }],
    mainAction: { label: line("Open the messages"), action: `${routes.site(siteId)}?tab=submissions` },
  }),
});
