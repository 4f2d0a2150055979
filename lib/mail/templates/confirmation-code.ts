import type { Template } from "@/lib/mail/content";

/** `code`: six digits; `minutes`: how long the code works. */
export const confirmationCode: Template<{ code: string; minutes: number }> = {
  secretMinutes: ({ minutes }) => minutes,
  write: ({ code, minutes }, { t, siteName }) => ({
    subject: t("Confirm it's you on :site_name", { site_name: siteName }),
    preview: t("Enter the code from this email to continue."),
    heading: t("Confirm it's you"),
    blocks: [
      {
        kind: "text",
        text: t("You are about to change the security settings of your account. Enter this code to continue."),
      },
      { kind: "code", code },
      {
        kind: "text",
        text: t("The code is valid for {minutes, plural, one {# minute} other {# minutes}}.", { minutes }),
      },
      {
        kind: "note",
        text: t(
          "If you did not ask for this, someone else is logged in to your account: log out your other sessions now.",
        ),
      },
    ],
  }),
};
