import { isLoopback } from "@/lib/front/client-address";
import type { HostKind } from "@/lib/front/hosts";
import type { ParsedRequest } from "@/lib/front/parsed-request";

/**
 * What a request gets. "allow": the app. "site": the host's site, or a 404 if the host has none. "site-or-redirect":
 * the host's site or, if the host has none, a redirect to the app (for an API path, a 404). "not-found": a 404.
 */
export type HostAccess = "allow" | "site" | "site-or-redirect" | "not-found";

type HostRules = { kindOf: (host: string | undefined) => HostKind; isTrusted: (address: string) => boolean };

/** Decides how to handle a request with this `Host` header. */
export function decideHostAccess(
  parsed: ParsedRequest,
  host: string | undefined,
  { kindOf, isTrusted }: HostRules,
): HostAccess {
  if (parsed.decodedPath === "/api/health") return "allow";
  if (isInternal(parsed.decodedPath)) return isFromInside(parsed, isTrusted) ? "allow" : "not-found";
  const kind = kindOf(host);
  if (kind === "app") return "allow";
  return kind === "site" ? "site" : "site-or-redirect";
}

const isInternal = (path: string) => /^\/internal(?:\/|$)/.test(path);

/** A forwarded request comes from outside, even if the proxy's own address is internal. */
function isFromInside({ peer, wasForwarded }: ParsedRequest, isTrusted: HostRules["isTrusted"]): boolean {
  return !wasForwarded && (isLoopback(peer) || isTrusted(peer));
}
