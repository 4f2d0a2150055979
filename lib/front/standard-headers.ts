import type { ServerResponse } from "node:http";
import type { Environment } from "@/lib/env";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { createSecurityHeaders, type Header } from "@/lib/front/security-headers";
import type { PageHeaders } from "@/lib/page-cache/pages";

/** What the headers of a response depend on. */
export type HeaderInput = Pick<ParsedRequest, "id" | "decodedPath" | "https">;

export type StandardHeaders = ReturnType<typeof createStandardHeaders>;

/** Returns the functions for the headers that every response has: the security headers and the request's id. */
export function createStandardHeaders(environment: Pick<Environment, "APP_URL" | "SITES_HOST">) {
  const security = createSecurityHeaders(environment);
  const of = (request: HeaderInput): Header[] => [["X-Request-Id", request.id], ...security.of(request)];
  return {
    of,
    /** The headers of a cached page, except its Content-Security-Policy. */
    ofCachedPage: (request: HeaderInput): PageHeaders => ({
      fixed: security.ofCachedPage(request),
      requestId: request.id,
    }),
    set(response: ServerResponse, request: HeaderInput): void {
      for (const [name, value] of of(request)) response.setHeader(name, value);
    },
  };
}
