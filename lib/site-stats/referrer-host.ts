/**
 * The host of a `Referer` header: in lower case, without `www.` and port. Empty if there is no header, if it is not a
 * web address, or if it is the address of the site itself.
 */
export function referrerHost(referrer: string | undefined, siteHost: string): string {
  if (!referrer) return "";
  const host = hostOf(referrer);
  return host === withoutWww(withoutPort(siteHost.toLowerCase())) ? "" : host;
}

const MAX_CHARS = 2000;
const HOST_MAX_CHARS = 253;

function hostOf(address: string): string {
  if (address.length > MAX_CHARS || !URL.canParse(address)) return "";
  const { protocol, hostname } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && hostname.length <= HOST_MAX_CHARS ? withoutWww(hostname) : "";
}

const withoutWww = (host: string) => (host.startsWith("www.") ? host.slice("www.".length) : host);
const withoutPort = (host: string) => host.replace(/:\d+$/, "");
