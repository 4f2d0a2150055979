import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

export const passwordChanged: Template<Record<never, never>> = {
  write: (_, { t, to, siteName, appUrl, direction }) => ({
    subject: t("Your password for :site_name was changed", { site_name: siteName }),
    preview: t("If this was not you, reset your password now."),
    heading: t("Your password was changed"),
    blocks: [
      {
        kind: "text",
        text: t("The password of your account (:email) was just changed.", {
          email: isolate(to, { direction }),
        }),
      },
      {
        kind: "text",
        text: t(
          "If this was you, you can ignore this email. If not, someone else may have access to your account: reset your password now.",
        ),
      },
      { kind: "button", label: t("Reset your password"), href: `${appUrl}${routes.forgotPassword}` },
    ],
  }),
};
