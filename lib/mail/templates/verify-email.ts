import type { Template } from "@/lib/mail/content";

/** `code`: six digits; `minutes`: how long the code works. */
export const verifyEmail: Template<{ code: string; minutes: number }> = {
  secretMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { t, siteName }) => ({
    subject: t("Verify your email for :site_name", { site_name: siteName }),
    preview: t("Enter the code from this email to confirm that this address is yours."),
    heading: t("Verify your email"),
    blocks: [
      { kind: "text", text: t("Enter this code to confirm that this address is yours.") },
      { kind: "code", code },
      {
        kind: "text",
        text: t("The code is valid for {minutes, plural, one {# minute} other {# minutes}}.", { minutes }),
      },
      {
        kind: "note",
        text: t(
          "Nobody from :site_name will ever ask you for this code. If you did not create an account, ignore this email.",
          {
            site_name: siteName,
          },
        ),
      },
    ],
  }),
};
