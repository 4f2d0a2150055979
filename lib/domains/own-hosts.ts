import "server-only";
import { env } from "@/lib/env";

const withoutPort = (host: string) => host.replace(/:\d+$/, "");
const isWithin = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`);

/** The host that all sites are below, without a port. */
export const sitesHostName = () => withoutPort(env().SITES_HOST);

/** The host of a site below `SITES_HOST`, without a port. */
export const siteHostName = (slug: string) => `${slug}.${sitesHostName()}`;

/** Whether the host is the app's, `SITES_HOST`, or below one of them. */
export const isOwnHost = (host: string) =>
  [new URL(env().APP_URL).hostname, sitesHostName()].some((parent) => isWithin(host, parent));

/** Whether the host is that of a site below `SITES_HOST`, or `SITES_HOST` itself. */
export const isSiteHost = (host: string) => isWithin(host, sitesHostName());

/** The first part of a host below `SITES_HOST`. Null for other hosts. */
export function slugOfHost(host: string): string | null {
  const ending = `.${sitesHostName()}`;
  const slug = host.endsWith(ending) ? host.slice(0, -ending.length) : "";
  return slug === "" || slug.includes(".") ? null : slug;
}
