import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

type Impersonation = { admin: string; from: string; until: string };

/** `from` and `until`: times in the language and the time zone of the user. */
export const impersonatedNotice = noticeKind<Impersonation>({
  id: "impersonation.ended",
  group: NOTICE_GROUPS.security,
  name: line("An admin was logged in as you"),
  defaults: { database: true, mail: true, browser: false },
  isSecurity: true,
  write: ({ admin, from, until }) => ({
    lines: [
      { text: line(":admin, an admin, was logged in as you"), values: { admin }, icon: "user" },
      { text: line("From :from to :until"), values: { from, until } },
    ],
    mainAction: { label: line("View your account"), action: routes.accountSettings },
  }),
});
