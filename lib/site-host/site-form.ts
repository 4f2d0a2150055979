import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { db } from "@/lib/db/db";
import type { T } from "@/lib/i18n/create-t";
import { FORM_PATH } from "@/lib/publications/policy";
import { encodePath } from "@/lib/site-host/encode-path";
import { CHECK_POLICY, mustCheck, renderCheckPage } from "@/lib/site-host/form-check";
import { renderMessagePage } from "@/lib/site-host/message-page";
import { linkHtml } from "@/lib/site-host/plain-page";
import { readFormBody } from "@/lib/site-host/read-form-body";
import { sendRedirect, sendText, setHeaders } from "@/lib/site-host/send";
import type { HostedSite } from "@/lib/site-host/site-caches";
import { siteHeaders } from "@/lib/site-host/site-headers";
import { siteTranslator } from "@/lib/site-host/site-translator";
import type { Visit } from "@/lib/site-host/visit";
import { escapeHtml } from "@/lib/site-pages/escape";
import { type PublishedForm, publishedForm } from "@/lib/sites/published-form";
import { withoutProtocol } from "@/lib/sites/site-address";
import { receiveSubmission } from "@/lib/submissions/receive";

/**
 * Receives a form that a visitor sent, then redirects to a page that thanks the visitor, or sends a page that says what
 * to correct. If the settings require a captcha, another page first checks that the visitor is not a robot.
 */
export async function receiveForm(
  request: IncomingMessage,
  response: ServerResponse,
  { site, parsed, headers }: Visit,
): Promise<void> {
  const form = await findForm(site, parsed.decodedPath.slice(FORM_PATH.length + 1));
  const t = await siteTranslator(site);
  const pageHeaders = siteHeaders(parsed, false);
  const refuse = async (status: number, reason: string) => {
    const text = await renderMessagePage(site, { lang: site.language, title: t("Not sent"), text: reason });
    sendText(request, response, { status, text, headers: pageHeaders });
  };
  if (!form)
    return refuse(404, t("This form was removed or replaced. Go back, copy your message and reload the page."));
  if (isFromOtherSite(request, site)) return refuse(403, t("Send the form from its own page."));
  const fields = await readFormBody(request);
  if (await mustCheck(fields)) {
    const text = await renderCheckPage({ lang: site.language, path: parsed.path, fields }, t);
    setHeaders(response, headers);
    return sendText(request, response, { text, headers: ["Content-Security-Policy", CHECK_POLICY] });
  }
  const submission = { siteId: site.siteId, form, body: fields, address: parsed.address };
  const outcome = await receiveSubmission(submission);
  // Redirects, so that a reload does not send the form again.
  if (outcome.result === "invalid") {
    const text = await renderCorrectionPage(site, { form, errors: outcome.errors }, t);
    return sendText(request, response, { status: 422, text, headers: pageHeaders });
  }
  const location = form.next === undefined ? parsed.path + THANKS : encodePath(form.next);
  sendRedirect(response, { status: 303, location, headers });
}

/** The end of the address that visitors are redirected to after they have sent a form. */
const THANKS = "/thanks";

/** Sends the page that thanks a visitor for sending a form. Resolves to false for another address. */
export async function sendThanks(
  request: IncomingMessage,
  response: ServerResponse,
  { site, parsed }: Visit,
): Promise<boolean> {
  const path = parsed.decodedPath;
  if (!path.startsWith(`${FORM_PATH}/`) || !path.endsWith(THANKS)) return false;
  const form = await findForm(site, path.slice(FORM_PATH.length + 1, -THANKS.length));
  if (!form) return false;
  const text = await renderThanksPage(site, form, await siteTranslator(site));
  sendText(request, response, { text, headers: siteHeaders(parsed, false) });
  return true;
}

/** Reads only this form, because a site can have many. */
async function findForm({ publicationId }: HostedSite, id: string): Promise<PublishedForm | undefined> {
  if (publicationId === null || id.includes("\0")) return undefined;
  const rows = await db.$queryRaw<{ form: unknown }[]>`
    SELECT form FROM "Publication", jsonb_array_elements(forms) AS form
    WHERE "Publication".id = ${publicationId} AND form ->> 'id' = ${id} LIMIT 1`;
  return rows[0] && publishedForm.parse(rows[0].form);
}

/**
 * A form on another site could send something in the visitor's name. A request without an origin is accepted, because
 * old browsers and programs send none. The protocol may differ, because a proxy may add HTTPS.
 */
function isFromOtherSite({ headers }: IncomingMessage, { origin }: HostedSite): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return true;
  return headers.origin !== undefined && withoutProtocol(headers.origin) !== withoutProtocol(origin);
}

const renderThanksPage = (site: HostedSite, { page }: PublishedForm, t: T): Promise<string> =>
  renderMessagePage(site, {
    lang: site.language,
    title: t("Thank you"),
    text: t("Your message was sent."),
    extraHtml: linkHtml(page, t("Back to the page")),
  });

type Correction = { form: PublishedForm; errors: Readonly<Record<string, string>> };

/** A page that says what to correct. When the visitor goes back, the browser still has the entered values. */
function renderCorrectionPage(site: HostedSite, { form, errors }: Correction, t: T): Promise<string> {
  const items = Object.entries(errors).map(([name, message]) => {
    const label = form.fields.find((field) => field.name === name)?.label ?? name;
    return `<li><strong>${escapeHtml(label)}</strong>: ${escapeHtml(t(message))}</li>`;
  });
  return renderMessagePage(site, {
    lang: site.language,
    title: t("Not sent yet"),
    text: t("Go back in your browser and correct this:"),
    extraHtml: `<ul class="error">${items.join("")}</ul>`,
  });
}
