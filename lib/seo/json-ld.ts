import "server-only";
import { absoluteUrl } from "@/lib/seo/addresses";
import { descriptionOf, type Page, type SeoContext } from "@/lib/seo/page-metadata";

/** Describes the site and the page to search engines as a schema.org graph in JSON-LD. */
export function pageGraph(
  { settings, t }: SeoContext,
  page: Page & { modified?: string },
  extraNodes: readonly object[] = [],
): object {
  const home = absoluteUrl(settings, "/");
  const url = absoluteUrl(settings, page.path);
  const { site_name, logo_light } = settings.branding;
  const language = t.language;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${home}#organization`,
        name: site_name,
        url: home,
        logo: absoluteUrl(settings, logo_light || "/favicon.svg"),
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        url: home,
        name: site_name,
        description: descriptionOf({ settings, t }),
        inLanguage: language,
        publisher: { "@id": `${home}#organization` },
      },
      {
        "@type": "WebPage",
        "@id": `${url}#page`,
        url,
        name: page.title,
        description: descriptionOf({ settings, t }, page.description),
        inLanguage: language,
        isPartOf: { "@id": `${home}#website` },
        ...(page.modified && { dateModified: page.modified }),
      },
      ...extraNodes,
    ],
  };
}
