import { line } from "@/lib/i18n/line";
import { securityNotice } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

export const passwordChangedNotice = securityNotice<undefined>({
  id: "passwords.changed",
  name: line("Your password was changed"),
  write: () => ({
    lines: [
      { text: line("Your password was changed"), icon: "key" },
      { text: line("If this was not you, reset your password now.") },
    ],
    mainAction: { label: line("View your account"), action: `${routes.accountSettings}#password` },
  }),
});
