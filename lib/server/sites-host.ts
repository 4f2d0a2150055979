import { getDomain } from "tldts";
import type { Environment } from "@/lib/env";

/** Returns a warning if published sites share a registrable domain with the app, else undefined. */
export function sitesHostWarning({ APP_URL, SITES_HOST }: Pick<Environment, "APP_URL" | "SITES_HOST">) {
  const domain = registrableDomain(APP_URL);
  if (domain === null || domain !== registrableDomain(`http://${SITES_HOST}`)) return undefined;
  return (
    `Warning: SITES_HOST (${SITES_HOST}) is under ${domain}, like the app itself, so a published site can set cookies that the app receives. ` +
    "Give the sites their own domain."
  );
}

/** Treats a hosting company's suffix, such as `github.io`, as a top-level domain. Null for hosts without a domain. */
const registrableDomain = (url: string) => getDomain(url, { allowPrivateDomains: true });
