import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

export const recoveryCodeUsed: Template<Record<never, never>> = {
  write: (_, { t, to, siteName, appUrl, direction }) => ({
    subject: t("A recovery code was used to log in to :site_name", { site_name: siteName }),
    preview: t("If this was not you, change your password now."),
    heading: t("A recovery code was used"),
    blocks: [
      {
        kind: "text",
        text: t("Someone has just logged in to your account (:email) with a recovery code. A new code replaces it.", {
          email: isolate(to, { direction }),
        }),
      },
      {
        kind: "text",
        text: t(
          "If this was you, you can ignore this email. If it was not, change your password, make new recovery codes and log out of all your other sessions.",
        ),
      },
      { kind: "button", label: t("View your account"), href: `${appUrl}${routes.twoFactorSetup}` },
    ],
  }),
};
