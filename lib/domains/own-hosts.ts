import "server-only";
import { env } from "@/lib/env";

const withoutPort = (host: string) => host.replace(/:\d+$/, "");
const isWithin = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`);

/** `SITES_HOST` without its port. Each site has a subdomain of it. */
export const sitesParentHost = () => withoutPort(env().SITES_HOST);

/** The site's subdomain of `SITES_HOST`, without a port. */
export const hostOfSite = (slug: string) => `${slug}.${sitesParentHost()}`;

/** Whether the host is the app's host or `SITES_HOST`, or is below one of them. */
export const isOwnHost = (host: string) =>
  [new URL(env().APP_URL).hostname, sitesParentHost()].some((parent) => isWithin(host, parent));

/** Whether the host is `SITES_HOST` or below it. */
export const isWithinSitesHost = (host: string) => isWithin(host, sitesParentHost());

/** The slug in `<slug>.SITES_HOST`. Null for every other host. */
export function slugOfHost(host: string): string | null {
  const ending = `.${sitesParentHost()}`;
  const slug = host.endsWith(ending) ? host.slice(0, -ending.length) : "";
  return slug === "" || slug.includes(".") ? null : slug;
}
