import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { STATUS, translateMessage } from "@/lib/http/error-response";
import { plainPage } from "@/lib/site-host/plain-page";
import { sendText } from "@/lib/site-host/send";
import { siteTranslator } from "@/lib/site-host/site-translator";
import type { Visit } from "@/lib/site-host/visit";

/** Sends a page in the site's language that says why a request was refused. Rethrows errors that are not refusals. */
export async function refuseVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  { visit: { site, headers }, error }: { visit: Visit; error: unknown },
): Promise<void> {
  if (!(error instanceof AppError)) throw error;
  const t = await siteTranslator(site);
  const message = translateMessage(error.message, error, t);
  const text = plainPage({ lang: site.language, title: t("This did not work"), text: message });
  const errorHeaders = Object.entries(error.headers).flat();
  sendText(request, response, { status: STATUS[error.code], text, headers: [...headers, ...errorHeaders] });
}
