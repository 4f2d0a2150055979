import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

/** `days`: how long the data can be downloaded. */
export const dataExportReady: Template<{ days: number }> = {
  write: ({ days }, { t, to, siteName, appUrl, direction }) => ({
    subject: t("Your data from :site_name is ready", { site_name: siteName }),
    preview: t("Download it from your account settings."),
    heading: t("Your data is ready"),
    blocks: [
      {
        kind: "text",
        text: t("The data of the account :email is ready to download.", {
          email: isolate(to, { direction }),
        }),
      },
      { kind: "button", label: t("Download your data"), href: `${appUrl}${routes.ownData}` },
      {
        kind: "text",
        text: t("Only you can download it. It is available for {days, plural, one {# day} other {# days}}.", { days }),
      },
      {
        kind: "note",
        text: t("If you did not ask for this, change your password and log out of all your other sessions."),
      },
    ],
  }),
};
