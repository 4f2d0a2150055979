import type { ParsedRequest } from "@/lib/front/parsed-request";
import type { HostedSite } from "@/lib/site-host/site-caches";

/**
 * A request for a site. `headers`: alternating names and values, for every response except the site's own pages. Those
 * have the headers that `siteHeaders` returns for them.
 */
export type Visit = { site: HostedSite; host: string; parsed: ParsedRequest; headers: readonly string[] };
