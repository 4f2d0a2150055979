import type { Template } from "@/lib/mail/content";

/** Sent to the new address. `code`: six digits; `minutes`: how long the code works. */
export const changeEmail: Template<{ code: string; minutes: number }> = {
  secretMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { t, siteName }) => ({
    subject: t("Confirm your new email address for :site_name", { site_name: siteName }),
    preview: t("Enter the code from this email to log in with this address from now on."),
    heading: t("Confirm your new email address"),
    blocks: [
      {
        kind: "text",
        text: t("Enter this code in your account settings. Until then, your account keeps its old address."),
      },
      { kind: "code", code },
      {
        kind: "text",
        text: t("The code is valid for {minutes, plural, one {# minute} other {# minutes}}.", { minutes }),
      },
      {
        kind: "note",
        text: t(
          "Nobody from :site_name will ever ask you for this code. If you did not want to change your address, ignore this email.",
          { site_name: siteName },
        ),
      },
    ],
  }),
};
