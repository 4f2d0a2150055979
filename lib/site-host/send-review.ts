import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { METHOD_NOT_ALLOWED, refuse } from "@/lib/front/refusal";
import { MISSING_PATH } from "@/lib/publications/policy";
import { renderMissingPage } from "@/lib/site-host/missing-page";
import { NOT_STORED, sendPage, sendText, setHeaders } from "@/lib/site-host/send";
import { sendFile } from "@/lib/site-host/send-file";
import { siteHeaders } from "@/lib/site-host/site-headers";
import { loadPage } from "@/lib/site-host/site-pages";
import type { Visit } from "@/lib/site-host/visit";

const NOT_LISTED_HEADERS = ["X-Robots-Tag", "noindex, nofollow"];

/**
 * Responds to requests for the host that shows a publication to its reviewers, inside the app's screen. Views are not
 * counted, and forms cannot be sent.
 */
export async function sendReview(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
  const headers = [...visit.headers, ...NOT_LISTED_HEADERS];
  if (request.method !== "GET" && request.method !== "HEAD") {
    setHeaders(response, headers);
    return refuse(request, response, METHOD_NOT_ALLOWED);
  }
  if (await sendFile(request, response, { ...visit, headers })) return;
  const { site, host, parsed } = visit;
  const requested = await loadPage(site, host, parsed.decodedPath);
  const page = requested ?? (await loadPage(site, host, MISSING_PATH));
  if (!page) {
    const missingHeaders = [...framed(siteHeaders(parsed, false)), ...NOT_LISTED_HEADERS];
    return sendText(request, response, { status: 404, text: await renderMissingPage(site), headers: missingHeaders });
  }
  sendPage(request, response, {
    page,
    status: requested ? 200 : 404,
    caching: NOT_STORED,
    headers: [...framed(siteHeaders(parsed, page.hasCode)), ...NOT_LISTED_HEADERS],
  });
}

/** The same headers, but the app may show the page in a frame. */
const framed = (headers: readonly string[]) =>
  headers.map((value) =>
    value.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${new URL(env().APP_URL).origin}`),
  );
