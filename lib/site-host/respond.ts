import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { METHOD_NOT_ALLOWED, NOT_FOUND, refuse } from "@/lib/front/refusal";
import type { SiteRunner } from "@/lib/front/site-runner";
import { FORM_PATH, REPORT_PATH } from "@/lib/publications/policy";
import { routes } from "@/lib/routes";
import { findHostedSite, normaliseHost } from "@/lib/site-host/find-hosted-site";
import { refuseVisitor } from "@/lib/site-host/refuse-visitor";
import { sendForSearchEngines } from "@/lib/site-host/search-engines";
import { sendRedirect, setHeaders } from "@/lib/site-host/send";
import { sendDraft } from "@/lib/site-host/send-draft";
import { sendFile } from "@/lib/site-host/send-file";
import { sendPublished, sendSitePage } from "@/lib/site-host/send-published";
import { sendReview } from "@/lib/site-host/send-review";
import { pageKey, siteCaches } from "@/lib/site-host/site-caches";
import { receiveForm, sendThanks } from "@/lib/site-host/site-form";
import { siteHeaders } from "@/lib/site-host/site-headers";
import type { Visit } from "@/lib/site-host/visit";

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/**
 * Whether a browser requests the script of a service worker. Custom code could install one from an uploaded file, and
 * it would stay in visitors' browsers when the address belongs to another site.
 */
const isForServiceWorker = ({ headers }: IncomingMessage) => headers["service-worker"] !== undefined;

/** Responds to requests for the hosts of sites: sends pages and files, and receives forms. Sends no page of the app. */
export const runner: SiteRunner = { sendFromMemory, respond };

function sendFromMemory(request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest): boolean {
  if (!isRead(request)) return false;
  const host = normaliseHost(request.headers.host);
  const { pages, reportTexts } = siteCaches();
  const page = pages.get(pageKey(host, parsed.decodedPath));
  if (!page || reportTexts.get(page.siteId) !== page.reportText) return false;
  sendSitePage(request, response, { page, parsed, host });
  return true;
}

async function respond(request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest): Promise<boolean> {
  const host = normaliseHost(request.headers.host);
  const site = await findHostedSite(host);
  if (!site) return false;
  const visit: Visit = { site, host, parsed, headers: siteHeaders(parsed, false) };
  try {
    await respondTo(request, response, visit);
  } catch (error) {
    await refuseVisitor(request, response, { visit, error });
  }
  return true;
}

async function respondTo(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
  const { site, parsed } = visit;
  if (isForServiceWorker(request)) return refuseWith(request, response, visit, NOT_FOUND);
  if (site.isReview) return sendReview(request, response, visit);
  if (isRead(request) && parsed.decodedPath === REPORT_PATH) return redirectToReport(response, visit);
  if (site.preview) return sendDraft(request, response, { ...visit, preview: site.preview });
  if (site.publicationId === null) return refuseWith(request, response, visit, NOT_FOUND);
  const isForm = request.method === "POST" && parsed.decodedPath.startsWith(`${FORM_PATH}/`);
  if (isForm) return receiveForm(request, response, visit);
  if (!isRead(request)) return refuseWith(request, response, visit, METHOD_NOT_ALLOWED);
  await respondToRead(request, response, visit);
}

async function respondToRead(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
  if (await sendThanks(request, response, visit)) return;
  if (await sendForSearchEngines(request, response, visit)) return;
  if (await sendFile(request, response, visit)) return;
  await sendPublished(request, response, visit);
}

/**
 * Redirects to the app's page for reports, with the address of the page to report: the query parameter `page`, or else
 * the site's homepage.
 */
function redirectToReport(response: ServerResponse, { site, parsed, headers }: Visit): void {
  const from = new URLSearchParams(parsed.query).get("page") ?? "/";
  const address = site.origin + (from.startsWith("/") ? from : "/");
  const location = `${env().APP_URL}${routes.report}?address=${encodeURIComponent(address)}`;
  sendRedirect(response, { status: 303, location, headers });
}

function refuseWith(
  request: IncomingMessage,
  response: ServerResponse,
  { headers }: Visit,
  refusal: typeof NOT_FOUND,
): void {
  setHeaders(response, headers);
  refuse(request, response, refusal);
}
