import type { ParsedRequest } from "@/lib/front/parsed-request";

/** A page without custom code runs no scripts. `connect-src` lets Lighthouse fetch robots.txt from within the page. */
const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; media-src 'self' https: data:; " +
  "font-src 'self'; connect-src 'self'; frame-src https:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
/** Custom code may load and run scripts from any https address, because the page's host belongs to the site alone. */
const CODE_POLICY =
  "default-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'none'; " +
  "frame-ancestors 'self'";

const COMMON_HEADERS = [
  ...["X-Content-Type-Options", "nosniff"],
  ...["Referrer-Policy", "strict-origin-when-cross-origin"],
  ...["Permissions-Policy", "browsing-topics=()"],
];
const PLAIN_HEADERS = [...COMMON_HEADERS, "Content-Security-Policy", PLAIN_POLICY];
const CODE_HEADERS = [...COMMON_HEADERS, "Content-Security-Policy", CODE_POLICY];
/** Without `includeSubDomains`, because subdomains of the site's host might not use https. */
const HTTPS_HEADERS = ["Strict-Transport-Security", "max-age=31536000"];

type IdAndScheme = Pick<ParsedRequest, "id" | "https">;

/** The headers of a page of a site: alternating names and values. */
export function siteHeaders({ id, https }: IdAndScheme, hasCode: boolean): string[] {
  const headers = [...(hasCode ? CODE_HEADERS : PLAIN_HEADERS), "X-Request-Id", id];
  if (https) headers.push(...HTTPS_HEADERS);
  return headers;
}
