import "server-only";
import { findPublishedPage, listPagesForSearchEngines } from "@/lib/custom-pages/public";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/addresses";
import { resolveHomepage } from "@/lib/settings/resolve-homepage";
import type { PublicSettings } from "@/lib/settings/schema";
import { getSettings, publicSettings } from "@/lib/settings/settings";

/** Paths of the member area and of the API. */
const NOT_CRAWLED_PATHS = [
  "/admin",
  "/dashboard",
  "/editor/",
  "/account-settings",
  "/notifications",
  "/billing",
  "/checkout/",
  "/change-plan/",
  "/api/",
  "/auth/",
  "/secure/",
];

export type SitemapEntry = { url: string; lastModified?: string };

/**
 * The homepage, the contact page, the pricing page if billing is on, and the custom pages that search engines may list.
 * A custom page that is the homepage is listed once, as the homepage. Empty while the site is set to noindex.
 */
export async function listSitemapEntries(): Promise<SitemapEntry[]> {
  const settings = publicSettings(await getSettings());
  if (settings.seo.robots === "noindex") return [];
  const [homepage, pages] = [await findCustomHomepage(settings), await listPagesForSearchEngines()];
  return [
    ...(homepage?.seo.robots === "noindex" ? [] : [{ url: absoluteUrl(settings, routes.home) }]),
    { url: absoluteUrl(settings, routes.contact) },
    ...(settings.billing.enable ? [{ url: absoluteUrl(settings, routes.pricing) }] : []),
    ...pages
      .filter(({ slug }) => slug !== homepage?.slug)
      .map(({ slug, updated_at }) => ({ url: absoluteUrl(settings, routes.page(slug)), lastModified: updated_at })),
  ];
}

/** The custom page that is the homepage, or null. */
async function findCustomHomepage(settings: Pick<PublicSettings, "homepage">) {
  const homepage = resolveHomepage(settings.homepage);
  return homepage.screen === "customPage" ? findPublishedPage(homepage.page) : null;
}

/**
 * The content of robots.txt. On a site that is set to noindex, crawlers may still read the pages: a page that they know
 * already is removed from their index only when they see its noindex. Source:
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export async function getRobotsRules() {
  const settings = publicSettings(await getSettings());
  return {
    rules: { userAgent: "*", allow: "/", disallow: NOT_CRAWLED_PATHS },
    ...(settings.seo.robots === "index" && { sitemap: absoluteUrl(settings, "/sitemap.xml") }),
  };
}
