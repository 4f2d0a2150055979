import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

/**
 * Sent to an address that a user has entered as their new address, if another account has this address, or had it and
 * can still undo the change.
 */
export const emailTaken: Template<Record<never, never>> = {
  write: (_, { t, to, siteName, appUrl, direction }) => ({
    subject: t("You already have an account on :site_name", { site_name: siteName }),
    preview: t("Someone tried to use this address for another account. Nothing has changed."),
    heading: t("This address already has an account"),
    blocks: [
      {
        kind: "text",
        text: t(
          "Someone tried to use :email for another account. An address can have only one account, so nothing has changed.",
          {
            email: isolate(to, { direction }),
          },
        ),
      },
      {
        kind: "text",
        text: t("If this was you, log in to the account that uses this address and change its address first."),
      },
      { kind: "button", label: t("Login"), href: `${appUrl}${routes.login}` },
      { kind: "note", text: t("If this was not you, you can ignore this email.") },
    ],
  }),
};
