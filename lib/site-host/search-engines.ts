import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { db } from "@/lib/db/db";
import { MISSING_PATH } from "@/lib/publications/policy";
import { sendText } from "@/lib/site-host/send";
import type { HostedSite } from "@/lib/site-host/site-caches";
import type { Visit } from "@/lib/site-host/visit";
import { escapeHtml } from "@/lib/site-pages/escape";

/** Sends robots.txt, or the sitemap of a published site. Resolves to false for any other request. */
export async function sendForSearchEngines(
  request: IncomingMessage,
  response: ServerResponse,
  { site, parsed: { decodedPath: path }, headers }: Visit,
): Promise<boolean> {
  if (path === "/robots.txt")
    sendText(request, response, { text: robotsText(site), type: "text/plain; charset=utf-8", headers });
  else if (path === "/sitemap.xml" && !site.preview)
    sendText(request, response, { text: await renderSitemap(site), type: "application/xml", headers });
  else return false;
  return true;
}

/** Allows search engines to read a published site, but not a draft. */
const robotsText = ({ mainOrigin, preview }: HostedSite): string =>
  preview ? "User-agent: *\nDisallow: /\n" : `User-agent: *\nAllow: /\n\nSitemap: ${mainOrigin}/sitemap.xml\n`;

/** Lists the pages of a published site, with their addresses at its main host. */
async function renderSitemap({ publicationId, publishedAt, mainOrigin }: HostedSite): Promise<string> {
  const pages =
    publicationId === null
      ? []
      : await db.publishedPage.findMany({
          where: { publicationId, path: { not: MISSING_PATH } },
          orderBy: { path: "asc" },
          select: { path: true },
        });
  const lastModified = publishedAt ? `<lastmod>${publishedAt.toISOString()}</lastmod>` : "";
  const urls = pages.map(
    ({ path }) => `<url><loc>${escapeHtml(mainOrigin + encodeURI(path))}</loc>${lastModified}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}
