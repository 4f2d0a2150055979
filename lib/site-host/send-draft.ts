import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ONLY_READ, refuse } from "@/lib/front/refusal";
import { FORM_PATH, MISSING_PATH } from "@/lib/publications/policy";
import { draftPages } from "@/lib/site-host/draft";
import { linkHtml, plainPage } from "@/lib/site-host/plain-page";
import { mayPreview, PASSWORD_PATH, receivePassword, sendPasswordForm } from "@/lib/site-host/preview-password";
import { sendForSearchEngines } from "@/lib/site-host/search-engines";
import { NOT_STORED, sendPage, sendText } from "@/lib/site-host/send";
import { sendFile } from "@/lib/site-host/send-file";
import { missingPage } from "@/lib/site-host/send-published";
import type { PreviewedDraft } from "@/lib/site-host/site-caches";
import { pageHeaders } from "@/lib/site-host/site-headers";
import { toPage } from "@/lib/site-host/site-pages";
import { translatorOf } from "@/lib/site-host/site-translator";
import type { Visit } from "@/lib/site-host/visit";
import { readFormBody } from "@/lib/submissions/read-form-body";

type DraftVisit = Visit & { preview: PreviewedDraft };

const NOT_LISTED = ["X-Robots-Tag", "noindex, nofollow"];

/** Responds at the host that shows a site's draft. Requires the draft's password first, if it has one. */
export async function sendDraft(request: IncomingMessage, response: ServerResponse, given: DraftVisit): Promise<void> {
  const visit = { ...given, headers: [...given.headers, ...NOT_LISTED] };
  const path = visit.parsed.decodedPath;
  if (await sendForSearchEngines(request, response, visit)) return;
  if (await askForPassword(request, response, visit)) return;
  if (request.method === "POST" && path.startsWith(`${FORM_PATH}/`)) return sayNothingWasSent(request, response, visit);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(request, response, ONLY_READ);
  if (await sendFile(request, response, visit)) return;
  await sendDraftPage(request, response, visit);
}

/** Asks for the password, or checks it. Resolves to false, without a response, if the visitor may see the draft. */
async function askForPassword(request: IncomingMessage, response: ServerResponse, visit: DraftVisit): Promise<boolean> {
  const { site, host, parsed, headers, preview } = visit;
  const { passwordHash } = preview;
  if (passwordHash === null || mayPreview(request, passwordHash, host)) return false;
  const form = { site, headers, t: await translatorOf(site) };
  if (request.method === "POST" && parsed.decodedPath === PASSWORD_PATH) {
    const password = (await readFormBody(request)).get("password") ?? "";
    await receivePassword(request, response, { ...form, parsed, host, passwordHash, password });
  } else sendPasswordForm(request, response, form);
  return true;
}

async function sayNothingWasSent(request: IncomingMessage, response: ServerResponse, visit: DraftVisit): Promise<void> {
  const { site, headers } = visit;
  const t = await translatorOf(site);
  const more = linkHtml("/", t("Back to the page"));
  const text = plainPage({ lang: site.language, title: t("Not sent"), text: t("This is a draft."), more });
  sendText(request, response, { text, headers });
}

async function sendDraftPage(request: IncomingMessage, response: ServerResponse, visit: DraftVisit): Promise<void> {
  const { site, parsed, preview, headers } = visit;
  const pages = await draftPages(site, preview);
  const wanted = pages.find((page) => page.path === parsed.decodedPath && page.path !== MISSING_PATH);
  const found = wanted ?? pages.find((page) => page.path === MISSING_PATH);
  if (!found) return sendText(request, response, { status: 404, text: await missingPage(site), headers });
  const own = [...pageHeaders(parsed, found.hasCode), ...NOT_LISTED];
  sendPage(request, response, {
    page: toPage(site, found),
    status: wanted ? 200 : 404,
    caching: NOT_STORED,
    headers: own,
  });
}
