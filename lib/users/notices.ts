import { line } from "@/lib/i18n/line";
import { securityNotice } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

const TEXTS = {
  password: line("An admin changed your password"),
  email: line("An admin changed your email address"),
} as const;

/** Tells a user which credential an admin has changed. */
export const accountChangedNotice = securityNotice<keyof typeof TEXTS>({
  id: "users.changed",
  name: line("An admin changed your account"),
  write: (change) => ({
    lines: [{ text: TEXTS[change], icon: "user-round" }],
    mainAction: { label: line("View your account"), action: routes.accountSettings },
  }),
});
