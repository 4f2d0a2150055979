import { isolate, type MailContext, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

type Data = {
  /** The name of the service, such as "Google". */
  service: string;
  change: "connected" | "disconnected";
};

export const socialServiceChanged: Template<Data> = {
  write(data, context) {
    const { t, appUrl } = context;
    return {
      ...whatChanged(data, context),
      preview: t("If this was not you, change your password now."),
      blocks: [
        { kind: "text", text: detail(data, context) },
        {
          kind: "text",
          text: t(
            "If this was you, you can ignore this email. If not, someone else may have access to your account: change your password and log out of all your other sessions.",
          ),
        },
        { kind: "button", label: t("View your account"), href: `${appUrl}${routes.accountSettings}#social-login` },
      ],
    };
  },
};

function whatChanged({ service, change }: Data, { t, siteName }: MailContext): { subject: string; heading: string } {
  const values = { service, site_name: siteName };
  if (change === "connected")
    return { subject: t(":service was connected to :site_name", values), heading: t(":service was connected", values) };
  return {
    subject: t(":service was disconnected from :site_name", values),
    heading: t(":service was disconnected", values),
  };
}

function detail({ service, change }: Data, { t, to, direction }: MailContext): string {
  const values = { service, email: isolate(to, { direction }) };
  return change === "connected"
    ? t("From now on, you can log in to your account (:email) with :service.", values)
    : t("You can no longer log in to your account (:email) with :service.", values);
}
