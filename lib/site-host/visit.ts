import type { ParsedRequest } from "@/lib/front/parsed-request";
import type { HostedSite } from "@/lib/site-host/site-caches";

/** A request for a site. `headers`: those of every response, names and values in turn. */
export type Visit = { site: HostedSite; host: string; parsed: ParsedRequest; headers: readonly string[] };
