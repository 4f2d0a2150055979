import { isolate, type Template } from "@/lib/mail/content";

type Message = { name: string; email: string; message: string };

const PREVIEW_CHARS = 140;

/** Sent to the recipient of messages from the contact form. */
export const contactMessage: Template<Message> = {
  replyTo: ({ email }) => email,
  write: ({ name, email, message }, { t, direction, siteName }) => {
    const sender = isolate(name, { direction });
    return {
      subject: t("Message from :name", { name: sender }),
      preview: message.slice(0, PREVIEW_CHARS),
      heading: t("New message"),
      blocks: [
        { kind: "field", label: t("Name"), value: name },
        { kind: "field", label: t("Email"), value: email },
        { kind: "field", label: t("Message"), value: message },
        { kind: "text", text: t("Reply to this email to answer :email.", { email: isolate(email, { direction }) }) },
      ],
      reason: t(
        "You received this email because messages from the contact form of :site_name are sent to your address.",
        {
          site_name: isolate(siteName, { direction }),
        },
      ),
    };
  },
};
