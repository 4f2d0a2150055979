import { type Content, isolate, type MailContext, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

/**
 * Sent to an address that a user has entered as their new address, if another account has it or can still get it back.
 * `isFormer`: the other account has changed to a different address, and can still undo that change.
 */
export const emailTaken: Template<{ isFormer: boolean }> = {
  write: ({ isFormer }, context) => (isFormer ? writeAboutFormer(context) : writeAboutCurrent(context)),
};

const writeAboutCurrent = ({ t, to, siteName, appUrl, direction }: MailContext): Content => ({
  subject: t("You already have an account on :site_name", { site_name: siteName }),
  preview: t("Someone tried to use this address for another account. Nothing has changed."),
  heading: t("This address already has an account"),
  blocks: [
    {
      kind: "text",
      text: t(
        "Someone tried to use :email for another account. An address can have only one account, so nothing has changed.",
        { email: isolate(to, { direction }) },
      ),
    },
    {
      kind: "text",
      text: t("If this was you, log in to the account that uses this address and change its address first."),
    },
    { kind: "button", label: t("Login"), href: `${appUrl}${routes.login}` },
    { kind: "note", text: t("If this was not you, you can ignore this email.") },
  ],
});

const writeAboutFormer = ({ t, to, siteName, direction }: MailContext): Content => ({
  subject: t("Someone tried to use your former address on :site_name", { site_name: siteName }),
  preview: t("Someone tried to use this address for another account. Nothing has changed."),
  heading: t("This address is still reserved for your account"),
  blocks: [
    {
      kind: "text",
      text: t(
        "Someone tried to use :email for another account. You can still restore this address with the link in our earlier email. No other account can use it until the link expires, so nothing has changed.",
        { email: isolate(to, { direction }) },
      ),
    },
    { kind: "text", text: t("If this was you, try again once the link has expired.") },
    { kind: "note", text: t("If this was not you, you can ignore this email.") },
  ],
});
