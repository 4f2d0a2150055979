import { isolate, type MailContext, type Template } from "@/lib/mail/content";

/** What an admin changed. */
export type ChangedCredential = "password" | "email";

/** Sent to the address that the account had before the change. */
export const accountChanged: Template<{ change: ChangedCredential }> = {
  write({ change }, context) {
    const { t, siteName } = context;
    return {
      subject: t("An admin changed your account on :site_name", { site_name: siteName }),
      preview: t("If you did not ask for this, contact the people who run this site."),
      heading: t("An admin changed your account"),
      blocks: [
        { kind: "text", text: detail(change, context) },
        {
          kind: "text",
          text: t("All your sessions have ended, and your API tokens no longer work."),
        },
        { kind: "text", text: t("If you did not ask for this, contact the people who run this site.") },
      ],
    };
  },
};

function detail(change: ChangedCredential, { t, to, direction }: MailContext): string {
  const email = isolate(to, { direction });
  if (change === "password") return t("An admin has set a new password for your account (:email).", { email });
  return t("An admin has given your account another email address. You can no longer log in with :email.", { email });
}
