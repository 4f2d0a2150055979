import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { MISSING_PATH } from "@/lib/publications/policy";
import { encodePath } from "@/lib/site-host/encode-path";
import { loadUsualMissingPage } from "@/lib/site-host/missing-page";
import { sendPage, sendRedirect } from "@/lib/site-host/send";
import type { SitePage } from "@/lib/site-host/site-caches";
import { siteHeaders } from "@/lib/site-host/site-headers";
import { findRedirect, loadPage } from "@/lib/site-host/site-pages";
import type { Visit } from "@/lib/site-host/visit";
import { countView } from "@/lib/site-stats/count-view";

type SentPage = { page: SitePage; parsed: ParsedRequest; host: string };

/** Sends a page of a published site and counts the view. */
export function sendSitePage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, parsed, host }: SentPage,
): void {
  sendPage(request, response, { page, headers: siteHeaders(parsed, page.hasCode) });
  if (request.method === "GET" && !isPrefetch(request)) countPageView(request, { page, parsed, host });
}

/** A browser may prefetch a page that its user never opens. */
const isPrefetch = ({ headers }: IncomingMessage) =>
  /prefetch/i.test(String(headers["sec-purpose"] ?? headers.purpose));

function countPageView({ headers }: IncomingMessage, { page, parsed, host }: SentPage): void {
  countView({
    siteId: page.siteId,
    path: page.path,
    referrer: headers.referer,
    siteHost: host,
    address: parsed.address,
    userAgent: headers["user-agent"] ?? "",
  });
}

/**
 * Sends the page at a path. If there is none, redirects a path with slashes too many to the path without them,
 * and the old path of a page to its new one. Otherwise sends the 404 page.
 */
export async function sendPublished(
  request: IncomingMessage,
  response: ServerResponse,
  { site, host, parsed, headers }: Visit,
): Promise<void> {
  const path = parsed.decodedPath;
  const page = path === MISSING_PATH ? null : await loadPage(site, host, path);
  if (page) return sendSitePage(request, response, { page, parsed, host });
  const plainPath = withoutEmptyParts(path);
  if (plainPath !== path) {
    const location = encodePath(plainPath) + parsed.query;
    return sendRedirect(response, { status: 308, location, headers });
  }
  const newPath = await findRedirect(site, path);
  if (newPath !== null)
    return sendRedirect(response, { status: 301, location: encodePath(newPath) + parsed.query, headers });
  await sendMissing(request, response, { site, host, parsed, headers });
}

/**
 * Removes double slashes and a slash at the end. A redirect to a path with two slashes at its start would lead to
 * another host.
 */
const withoutEmptyParts = (path: string) => `/${path.split("/").filter(Boolean).join("/")}`;

async function sendMissing(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
  const { site, host, parsed } = visit;
  const page = (await loadPage(site, host, MISSING_PATH)) ?? (await loadUsualMissingPage(site, host));
  sendPage(request, response, { page, status: 404, headers: siteHeaders(parsed, page.hasCode) });
}
