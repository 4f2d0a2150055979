import { isolate, type Template } from "@/lib/mail/content";
import type { DomainNotice } from "@/lib/mail/templates/domain-failing";
import { routes } from "@/lib/routes";

export const domainReleased: Template<DomainNotice> = {
  write: ({ domainId, host, siteName: site, problem, days }, context) => {
    const { t, appUrl } = context;
    return {
      subject: t("Your site is no longer shown at :host", { host }),
      preview: t("Its records were wrong for too long."),
      heading: t("Your site is no longer shown at :host", { host: isolate(host, context) }),
      blocks: [
        {
          kind: "text",
          text: t(
            "All checks of :host have failed for {days, plural, one {# day} other {# days}}, so it is no longer connected to your site :site.",
            { days, host: isolate(host, context), site: isolate(site, context) },
          ),
        },
        { kind: "text", text: t(problem) },
        { kind: "text", text: t("Once the records are correct, check the domain again to connect it to your site.") },
        { kind: "button", label: t("View the records"), href: `${appUrl}${routes.domain(domainId)}` },
      ],
    };
  },
};
