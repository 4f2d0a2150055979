import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { METHOD_NOT_ALLOWED, refuse } from "@/lib/front/refusal";
import { FORM_PATH, MISSING_PATH } from "@/lib/publications/policy";
import type { RenderedPage } from "@/lib/publications/render";
import { loadDraftPages } from "@/lib/site-host/draft";
import { renderMissingPage } from "@/lib/site-host/missing-page";
import { linkHtml, plainPage } from "@/lib/site-host/plain-page";
import { mayPreview, PASSWORD_PATH, receivePassword, sendPasswordForm } from "@/lib/site-host/preview-password";
import { readFormBody } from "@/lib/site-host/read-form-body";
import { sendForSearchEngines } from "@/lib/site-host/search-engines";
import { NOT_STORED, sendPage, sendText, setHeaders } from "@/lib/site-host/send";
import { sendFile } from "@/lib/site-host/send-file";
import { type HostedSite, type PreviewAccess, type SitePage, siteCaches } from "@/lib/site-host/site-caches";
import { siteHeaders } from "@/lib/site-host/site-headers";
import { toSitePage } from "@/lib/site-host/site-pages";
import { siteTranslator } from "@/lib/site-host/site-translator";
import type { Visit } from "@/lib/site-host/visit";

type DraftVisit = Visit & { preview: PreviewAccess };

const NOT_LISTED_HEADERS = ["X-Robots-Tag", "noindex, nofollow"];

/**
 * Responds to requests for the host that shows a site's draft. If the draft has a password, requires it for everything
 * except robots.txt.
 */
export async function sendDraft(request: IncomingMessage, response: ServerResponse, draft: DraftVisit): Promise<void> {
  const visit = { ...draft, headers: [...draft.headers, ...NOT_LISTED_HEADERS] };
  const path = visit.parsed.decodedPath;
  if (await sendForSearchEngines(request, response, visit)) return;
  if (await requestPassword(request, response, visit)) return;
  if (request.method === "POST" && path.startsWith(`${FORM_PATH}/`)) return sendFormRefusal(request, response, visit);
  if (request.method !== "GET" && request.method !== "HEAD") {
    setHeaders(response, visit.headers);
    return refuse(request, response, METHOD_NOT_ALLOWED);
  }
  if (await sendFile(request, response, visit)) return;
  await sendDraftPage(request, response, visit);
}

/**
 * Sends the password form, or checks a submitted password. Resolves to false, without a response, if no password is
 * needed or the visitor has already entered it.
 */
async function requestPassword(
  request: IncomingMessage,
  response: ServerResponse,
  visit: DraftVisit,
): Promise<boolean> {
  const { site, host, parsed, headers, preview } = visit;
  const { passwordHash } = preview;
  if (passwordHash === null || mayPreview(request, { parsed, passwordHash, host })) return false;
  const form = { site, headers, t: await siteTranslator(site) };
  if (request.method === "POST" && parsed.decodedPath === PASSWORD_PATH) {
    const password = (await readFormBody(request)).get("password") ?? "";
    await receivePassword(request, response, { ...form, parsed, host, passwordHash, password });
  } else sendPasswordForm(request, response, form);
  return true;
}

async function sendFormRefusal(request: IncomingMessage, response: ServerResponse, visit: DraftVisit): Promise<void> {
  const { site, headers } = visit;
  const t = await siteTranslator(site);
  const extraHtml = linkHtml("/", t("Back to the page"));
  const text = plainPage({ lang: site.language, title: t("Not sent"), text: t("This is a draft."), extraHtml });
  sendText(request, response, { text, headers });
}

async function sendDraftPage(request: IncomingMessage, response: ServerResponse, visit: DraftVisit): Promise<void> {
  const { site, parsed, preview, headers } = visit;
  const pages = await loadDraftPages(site, preview).catch(refusalOf);
  if (pages instanceof AppError)
    return sendText(request, response, { status: 404, text: await renderUnavailable(site, pages), headers });
  const requested = pages.find(({ path }) => path === parsed.decodedPath && path !== MISSING_PATH);
  const page = requested ?? pages.find(({ path }) => path === MISSING_PATH);
  if (!page) return sendText(request, response, { status: 404, text: await renderMissingPage(site), headers });
  sendPage(request, response, {
    page: preparePage(site, page),
    status: requested ? 200 : 404,
    caching: NOT_STORED,
    headers: [...siteHeaders(parsed, page.hasCode), ...NOT_LISTED_HEADERS],
  });
}

function preparePage(site: HostedSite, page: RenderedPage): SitePage {
  const { draftPages } = siteCaches();
  const prepared = draftPages.get(page) ?? toSitePage(site, page);
  draftPages.set(page, prepared);
  return prepared;
}

/** Returns the 422 that `loadDraftPages` throws for a draft that cannot be shown. Rethrows other errors. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError && error.code === "invalid") return error;
  throw error;
}

/** Says what the checks found. The other reasons are not for visitors. */
async function renderUnavailable(site: HostedSite, { errors }: AppError): Promise<string> {
  const t = await siteTranslator(site);
  const [found] = errors.checks ?? [];
  const reason = t("The project of this draft was deleted or may no longer be shown here.");
  const text = found === undefined ? reason : typeof found === "string" ? t(found) : t(...found);
  return plainPage({ lang: site.language, title: t("Draft not available"), text });
}
