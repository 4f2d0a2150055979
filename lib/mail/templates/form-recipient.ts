import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

/**
 * Asks an address that somebody chose as the recipient of form messages. It contains nothing that this person wrote
 * except the host of the site, so that nobody can send a text of their own with it.
 */
export const formRecipient: Template<{ token: string; host: string }> = {
  write: ({ token, host }, { t, appUrl, siteName, direction }) => {
    const site = isolate(host, { direction });
    return {
      subject: t("Do you want the messages from :site?", { site }),
      preview: t("Confirm that you want them, or ignore this email."),
      heading: t("Do you want these messages?"),
      blocks: [
        {
          kind: "text",
          text: t("Somebody chose your address for the messages that visitors of :site send with its forms.", { site }),
        },
        { kind: "button", label: t("See and confirm"), href: appUrl + routes.formRecipient(token) },
        { kind: "note", text: t("If you ignore this email, you get no messages from :site.", { site }) },
      ],
      reason: t("You received this email because your address was entered on :site_name.", {
        site_name: isolate(siteName, { direction }),
      }),
    };
  },
};
