import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

/**
 * `token`: the link's secret; `minutes`: how long the link works; `isPasswordRemoved`: whether the password was removed
 * when the account got its old email address again. Otherwise, somebody has asked for a new password.
 */
export const resetPassword: Template<{ token: string; minutes: number; isPasswordRemoved?: boolean }> = {
  secretMinutes: ({ minutes }) => minutes,
  write: ({ token, minutes, isPasswordRemoved = false }, { t, to, siteName, appUrl, direction }) => ({
    subject: t("Reset your password for :site_name", { site_name: siteName }),
    preview: t("The link in this email lets you choose a new password."),
    heading: t("Reset your password"),
    blocks: [
      {
        kind: "text",
        text: isPasswordRemoved
          ? t(
              "Your account has its old email address again (:email), and its password was removed. Choose a new one here:",
              { email: isolate(to, { direction }) },
            )
          : t("You asked for a new password for your account (:email). Choose it here:", {
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
      {
        kind: "note",
        text: isPasswordRemoved
          ? t('If the link no longer works, use "Forgot your password?" on the login page.')
          : t("If you did not ask for this, ignore this email. Your password stays the same."),
      },
    ],
  }),
};
