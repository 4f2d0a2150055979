import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

/** `token`: the link's secret; `minutes`: how long the link works. */
export const resetPassword: Template<{ token: string; minutes: number }> = {
  secretMinutes: ({ minutes }) => minutes,
  write: ({ token, minutes }, { t, to, siteName, appUrl, direction }) => ({
    subject: t("Reset your password for :site_name", { site_name: siteName }),
    preview: t("The link in this email lets you choose a new password."),
    heading: t("Reset your password"),
    blocks: [
      {
        kind: "text",
        text: t("You asked for a new password for your account (:email). Choose it here:", {
          email: isolate(to, { direction }),
        }),
      },
      {
        kind: "button",
        label: t("Choose a new password"),
        href: `${appUrl}${routes.resetPassword(token)}`,
      },
      {
        kind: "text",
        text: t("The link works once and is valid for {minutes, plural, one {# minute} other {# minutes}}.", {
          minutes,
        }),
      },
      { kind: "note", text: t("If you did not ask for this, ignore this email. Your password stays the same.") },
    ],
  }),
};
