import { getDomain } from "tldts";
import type { Environment } from "@/lib/env";

/** Whether published sites would share a registrable domain with the app: what the operator should know of, or undefined. */
export function sitesHostWarning({ APP_URL, SITES_HOST }: Pick<Environment, "APP_URL" | "SITES_HOST">) {
  const domain = registrable(APP_URL);
  if (domain === null || domain !== registrable(`http://${SITES_HOST}`)) return undefined;
  return (
    `Warning: SITES_HOST (${SITES_HOST}) lies under ${domain}, like the app itself, so a published site can set cookies that the app receives. ` +
    "Give the sites a domain of their own."
  );
}

/** Suffixes that a hosting company keeps for its customers separate sites too. `localhost` and addresses have no domain. */
const registrable = (url: string) => getDomain(url, { allowPrivateDomains: true });
