import "server-only";
import { db } from "@/lib/db/db";
import { contentTag } from "@/lib/http/content-tag";
import { MISSING_PATH, withOrigin } from "@/lib/publications/policy";
import { loadReportText, withReportLink } from "@/lib/site-host/report-link";
import { type HostedSite, missingPageKey, pageKey, type SitePage, siteCaches } from "@/lib/site-host/site-caches";

/** Returns a page of a published site, and caches it. Null if no page has this path. */
export async function loadPage(site: HostedSite, host: string, path: string): Promise<SitePage | null> {
  const { pages, generation } = siteCaches();
  const key = path === MISSING_PATH ? missingPageKey(host) : pageKey(host, path);
  const reportText = await loadSiteReportText(site);
  const cached = pages.get(key);
  if (cached?.reportText === reportText) return cached;
  const { publicationId } = site;
  if (publicationId === null || path.length > PATH_MAX_CHARS) return null;
  const row = await db.publishedPage.findUnique({ where: { publicationId_path: { publicationId, path } } });
  if (!row) return null;
  const page = toSitePage(site, row, reportText);
  if (siteCaches().generation === generation && !site.isReview) pages.set(key, page);
  else page.isQueued = true; // not worth compressing, because the next request loads another copy
  return page;
}

/** The text of the link for reports on a site's pages. Empty if they have none, as for reviewers. */
export const loadSiteReportText = async (site: HostedSite): Promise<string> =>
  site.isReview ? "" : loadReportText(site);

/** Longer than the path of any page. `parseTarget` refuses longer paths, except those that `isApiPath` matches. */
const PATH_MAX_CHARS = 1000;

type PageRow = { path: string; html: string; hasCode: boolean };

/**
 * Makes a rendered page ready to send, with the site's main address filled in, and with a link for reports unless
 * `reportText` is empty.
 */
export function toSitePage(
  { siteId, mainOrigin }: HostedSite,
  { path, html, hasCode }: PageRow,
  reportText = "",
): SitePage {
  const linked = reportText ? withReportLink(html, { text: reportText, path }) : html;
  const body = Buffer.from(withOrigin(linked, mainOrigin));
  return { siteId, path, hasCode, reportText, body, etag: contentTag(body), encoded: {} };
}

/** Returns the current path of the page that used to be at this path. Null if there is none. */
export async function findRedirect({ siteId, publicationId }: HostedSite, path: string): Promise<string | null> {
  if (publicationId === null || path.length > PATH_MAX_CHARS) return null;
  const redirect = await db.siteRedirect.findUnique({ where: { siteId_path: { siteId, path } } });
  if (!redirect) return null;
  const page = await db.publishedPage.findFirst({
    where: { publicationId, pageId: redirect.pageId },
    select: { path: true },
  });
  return page?.path ?? null;
}
