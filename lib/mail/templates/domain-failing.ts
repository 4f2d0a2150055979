import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

/**
 * The data of the emails about a domain that fails its checks. `problem`: a sentence to translate. `days`: for how many
 * days the checks of a verified domain may fail before the site is no longer shown there. In `domainGivenUp`, for how
 * many days a domain that was never verified was checked.
 */
export type DomainNotice = { domainId: number; host: string; siteName: string; problem: string; days: number };

export const domainFailing: Template<DomainNotice> = {
  write: ({ domainId, host, siteName: site, problem, days }, context) => {
    const { t, appUrl } = context;
    return {
      subject: t("Check the DNS records of :host", { host }),
      preview: t("Its records have changed. Your site may be unreachable there."),
      heading: t("The records of :host have changed", { host: isolate(host, context) }),
      blocks: [
        {
          kind: "text",
          text: t(
            "The last check of :host, where your site :site is shown, failed. Visitors may not be able to reach it.",
            {
              host: isolate(host, context),
              site: isolate(site, context),
            },
          ),
        },
        { kind: "text", text: t(problem) },
        { kind: "button", label: t("View the records"), href: `${appUrl}${routes.domain(domainId)}` },
        {
          kind: "note",
          text: t(
            "If the checks keep failing for {days, plural, one {# day} other {# days}}, your site is no longer shown there.",
            { days },
          ),
        },
      ],
    };
  },
};
