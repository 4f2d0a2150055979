import { isolate, type Template } from "@/lib/mail/content";

/** `name`: the site's name. `reason`: written by the admin who suspended the site. */
export const siteSuspended: Template<{ name: string; reason: string }> = {
  write({ name, reason }, { t, siteName, direction }) {
    const site = isolate(name, { direction });
    return {
      subject: t("Your site on :site_name was suspended", { site_name: siteName }),
      preview: t("Visitors cannot open it at the moment."),
      heading: t("Your site was suspended"),
      blocks: [
        { kind: "text", text: t("Visitors cannot open :name at the moment. The reason:", { name: site }) },
        { kind: "text", text: reason },
        {
          kind: "text",
          text: t("Fix the problem, then write to the people who run :site_name.", { site_name: siteName }),
        },
      ],
    };
  },
};
