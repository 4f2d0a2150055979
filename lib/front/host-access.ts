import { isLoopback } from "@/lib/front/client-address";
import type { HostKind } from "@/lib/front/hosts";
import type { Visit } from "@/lib/front/parsed-request";
import { isCall } from "@/lib/front/target";

/** May come in, is sent to the app's own host, or finds nothing. */
export type Verdict = "in" | "elsewhere" | "nothing";

type Door = { kindOf: (host: string | undefined) => HostKind; isTrusted: (address: string) => boolean };

/** The table of hosts: what a visitor with this `Host` may see of the app. */
export function decideHostAccess(visit: Visit, host: string | undefined, { kindOf, isTrusted }: Door): Verdict {
  if (visit.plain === "/api/health") return "in";
  if (isInternal(visit.plain)) return isInside(visit, isTrusted) ? "in" : "nothing";
  const kind = kindOf(host);
  if (kind === "app") return "in";
  return kind === "site" || isCall(visit.plain) ? "nothing" : "elsewhere";
}

const isInternal = (path: string) => /^\/internal(?:\/|$)/.test(path);

/** A proxy forwards what comes from outside, whatever its own address is. */
function isInside({ peer, wasForwarded }: Visit, isTrusted: Door["isTrusted"]): boolean {
  return !wasForwarded && (isLoopback(peer) || isTrusted(peer));
}
