import "server-only";
import { MISSING_PATH } from "@/lib/publications/policy";
import { renderMessagePage } from "@/lib/site-host/message-page";
import { linkHtml } from "@/lib/site-host/plain-page";
import { type HostedSite, missingPageKey, type SitePage, siteCaches } from "@/lib/site-host/site-caches";
import { loadSiteReportText, toSitePage } from "@/lib/site-host/site-pages";
import { siteTranslator } from "@/lib/site-host/site-translator";

/** Returns the 404 page for a site that has none of its own, and caches it. */
export async function loadUsualMissingPage(site: HostedSite, host: string): Promise<SitePage> {
  const { pages, generation } = siteCaches();
  const reportText = await loadSiteReportText(site);
  const html = await renderMissingPage(site);
  const page = toSitePage(site, { path: MISSING_PATH, html, hasCode: false }, reportText);
  if (siteCaches().generation === generation && !site.isReview) pages.set(missingPageKey(host), page);
  else page.isQueued = true; // not worth compressing, because the next request makes another one
  return page;
}

/** The text of the 404 page for a site that has none of its own. */
export async function renderMissingPage(site: HostedSite): Promise<string> {
  const t = await siteTranslator(site);
  return renderMessagePage(site, {
    lang: site.language,
    title: t("Page not found"),
    text: t("There is nothing at this address."),
    extraHtml: linkHtml("/", t("Go to the homepage")),
  });
}
