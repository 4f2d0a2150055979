import type { IncomingMessage, ServerResponse } from "node:http";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { NOT_FOUND, redirect } from "@/lib/front/refusal";
import { sendRefusal } from "@/lib/front/send-refusal";
import { siteRunner } from "@/lib/front/site-runner";
import type { StandardHeaders } from "@/lib/front/standard-headers";
import { isApiPath } from "@/lib/front/target";

type Options = { appUrl: string; headers: StandardHeaders };

/**
 * Returns the function that responds to requests for hosts that are not the app's. If the host has a site, the site
 * responds. Otherwise `access` decides: with "site", the response is a 404. With "site-or-redirect", a request for a
 * page is redirected to the app, and a request for an API path gets a 404.
 */
export function createSiteResponder({ appUrl, headers }: Options) {
  return async function respondForSite(
    request: IncomingMessage,
    response: ServerResponse,
    { parsed, access }: { parsed: ParsedRequest; access: "site" | "site-or-redirect" },
  ): Promise<void> {
    if (await siteRunner()?.respond(request, response, parsed)) return;
    if (access === "site" || isApiPath(parsed.decodedPath))
      return sendRefusal(request, response, { headers, refusal: NOT_FOUND, parsed });
    headers.set(response, parsed);
    redirect(response, `${appUrl}${parsed.path}${parsed.query}`);
  };
}
