import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

const MINUTES_PER_DAY = 1440;

/** Sent to the old address. `token`: the secret of the link that undoes the change; `days`: how long the link works. */
export const emailChanged: Template<{ token: string; days: number }> = {
  secretMinutes: ({ days }) => days * MINUTES_PER_DAY,
  write: ({ token, days }, { t, to, siteName, appUrl, direction }) => ({
    subject: t("The email address of your account on :site_name was changed", { site_name: siteName }),
    preview: t("If this was not you, recover your account now."),
    heading: t("Your email address was changed"),
    blocks: [
      {
        kind: "text",
        text: t("The email address of your account (:email) was changed.", { email: isolate(to, { direction }) }),
      },
      {
        kind: "text",
        text: t(
          "If this was you, you can ignore this email. If it was not, someone else is using your account. Recover it here:",
        ),
      },
      { kind: "button", label: t("Recover your account"), href: `${appUrl}${routes.undoEmailChange(token)}` },
      {
        kind: "text",
        text: t(
          "The link works once and is valid for {days, plural, one {# day} other {# days}}. It restores this address, ends every session and sends you a link for a new password.",
          { days },
        ),
      },
    ],
  }),
};
