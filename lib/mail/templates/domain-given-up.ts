import { isolate, type Template } from "@/lib/mail/content";
import type { DomainNotice } from "@/lib/mail/templates/domain-failing";
import { routes } from "@/lib/routes";

export const domainGivenUp: Template<DomainNotice> = {
  write: ({ domainId, host, siteName: site, problem, days }, context) => {
    const { t, appUrl } = context;
    return {
      subject: t(":host could not be connected to your site", { host }),
      preview: t("Its DNS records were not correct in time."),
      heading: t(":host could not be connected to your site", { host: isolate(host, context) }),
      blocks: [
        {
          kind: "text",
          text: t(
            "The records of :host were not correct within {days, plural, one {# day} other {# days}}, so we no longer check them, and your site :site is not shown there.",
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
