import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

export const accessTokenCreated: Template<{ name: string }> = {
  write: ({ name }, { t, to, siteName, appUrl, direction }) => ({
    subject: t("A new API token for :site_name", { site_name: siteName }),
    preview: t("If this was not you, delete the token now."),
    heading: t("A new API token was created"),
    blocks: [
      {
        kind: "text",
        text: t(
          "The API token :name was created for your account (:email). A program that has it can act on your behalf.",
          {
            name: isolate(name, { direction }),
            email: isolate(to, { direction }),
          },
        ),
      },
      {
        kind: "text",
        text: t(
          "If this was you, you can ignore this email. If not, delete the token, then change your password and log out of all your other sessions.",
        ),
      },
      { kind: "button", label: t("View your API tokens"), href: `${appUrl}${routes.accountSettings}#developers` },
    ],
  }),
};
