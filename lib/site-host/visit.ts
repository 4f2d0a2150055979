import type { ParsedRequest } from "@/lib/front/parsed-request";
import type { HostedSite } from "@/lib/site-host/site-caches";

/** A request for a site. `headers`: the headers of every response to it, alternating names and values. */
export type Visit = { site: HostedSite; host: string; parsed: ParsedRequest; headers: readonly string[] };
