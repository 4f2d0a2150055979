import "server-only";
import { getDomain } from "tldts";

const WITH_PRIVATE_SUFFIXES = { allowPrivateDomains: true };

/** Whether anyone can register names below the host, as below `co.uk` and `github.io`. */
export const isPublicSuffix = (host: string) => getDomain(host, WITH_PRIVATE_SUFFIXES) === null;

/** Whether the host is a registered domain, such as `example.co.uk`. It cannot have a CNAME record. */
export const isApex = (host: string) => getDomain(host, WITH_PRIVATE_SUFFIXES) === host;

/** The same host with `www.`, or without it. Null for other hosts, such as `shop.example.com`. */
export function counterpartOf(host: string): string | null {
  if (isApex(host)) return `www.${host}`;
  const bare = host.replace(/^www\./, "");
  return bare !== host && isApex(bare) ? bare : null;
}

/** The host and the names above it, up to the registered domain. */
export function namesUpToApex(host: string): string[] {
  const apex = getDomain(host, WITH_PRIVATE_SUFFIXES);
  const labels = host.split(".");
  const names = labels.map((_, index) => labels.slice(index).join("."));
  return names.filter((name) => apex === null || name === apex || name.endsWith(`.${apex}`));
}
