import { line } from "@/lib/i18n/line";
import { securityNotice } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

/** `email`: the new address. */
export const emailChangedNotice = securityNotice<{ email: string }>({
  id: "email_address.changed",
  name: line("Your email address was changed"),
  write: ({ email }) => ({
    lines: [{ text: line("Your email address was changed to :email"), values: { email }, icon: "mail" }],
    mainAction: { label: line("View your account"), action: `${routes.accountSettings}#account-details` },
  }),
});
