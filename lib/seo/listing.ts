import "server-only";
import { listPagesForSearchEngines } from "@/lib/custom-pages/public";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/addresses";
import { getSettings, publicSettings } from "@/lib/settings/settings";

/** Where only members have business, and calls. */
const FOR_MEMBERS = [
  "/admin",
  "/dashboard",
  "/editor/",
  "/account-settings",
  "/notifications",
  "/billing",
  "/checkout/",
  "/api/",
  "/auth/",
  "/secure/",
];

/** What a sitemap lists: the homepage and the published pages; nothing while the site asks not to be indexed. */
export async function sitemapEntries(): Promise<{ url: string; lastModified?: string }[]> {
  const settings = publicSettings(await getSettings());
  if (settings.seo.robots === "noindex") return [];
  const pages = await listPagesForSearchEngines();
  return [
    { url: absoluteUrl(settings, routes.home) },
    ...pages.map(({ slug, updated_at }) => ({
      url: absoluteUrl(settings, routes.page(slug)),
      lastModified: updated_at,
    })),
  ];
}

/** What robots.txt says. */
export async function robotsRules() {
  const settings = publicSettings(await getSettings());
  if (settings.seo.robots === "noindex") return { rules: { userAgent: "*", disallow: "/" } };
  return {
    rules: { userAgent: "*", allow: "/", disallow: FOR_MEMBERS },
    sitemap: absoluteUrl(settings, "/sitemap.xml"),
  };
}
