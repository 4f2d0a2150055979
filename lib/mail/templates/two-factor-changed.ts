import { isolate, type MailContext, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

export type TwoFactorChange = "enabled" | "disabled" | "codes" | "reset";

export const twoFactorChanged: Template<{ change: TwoFactorChange }> = {
  write({ change }, context) {
    const { t, appUrl } = context;
    return {
      ...whatChanged(change, context),
      preview: preview(change, context),
      blocks: [
        { kind: "text", text: detail(change, context) },
        { kind: "text", text: advice(change, context) },
        { kind: "button", label: t("View your account"), href: `${appUrl}${routes.twoFactorSetup}` },
      ],
    };
  },
};

function whatChanged(change: TwoFactorChange, { t, siteName }: MailContext): { subject: string; heading: string } {
  switch (change) {
    case "enabled":
      return {
        subject: t("Two factor authentication was turned on for :site_name", { site_name: siteName }),
        heading: t("Two factor authentication was turned on"),
      };
    case "disabled":
      return {
        subject: t("Two factor authentication was turned off for :site_name", { site_name: siteName }),
        heading: t("Two factor authentication was turned off"),
      };
    case "reset":
      return {
        subject: t("Two factor authentication was reset for :site_name", { site_name: siteName }),
        heading: t("Two factor authentication was reset"),
      };
    case "codes":
      return {
        subject: t("New recovery codes were created for :site_name", { site_name: siteName }),
        heading: t("New recovery codes were created"),
      };
  }
}

function preview(change: TwoFactorChange, { t }: MailContext): string {
  if (change === "reset") return t("Set it up again in your account settings.");
  return t("If this was not you, change your password now.");
}

function advice(change: TwoFactorChange, { t }: MailContext): string {
  if (change === "reset")
    return t("Set it up again in your account settings. If you did not ask for this, change your password now.");
  return t(
    "If this was you, you can ignore this email. If not, someone else may have access to your account: change your password and log out of all your other sessions.",
  );
}

function detail(change: TwoFactorChange, { t, to, direction }: MailContext): string {
  const email = isolate(to, { direction });
  switch (change) {
    case "enabled":
      return t("From now on, your account (:email) asks for a code at every login.", { email });
    case "disabled":
      return t("From now on, your account (:email) only asks for your password at login.", { email });
    case "reset":
      return t("An admin has turned off two factor authentication for your account (:email).", { email });
    case "codes":
      return t("The old recovery codes of your account (:email) no longer work.", { email });
  }
}
