import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Client, clientOf, isForwarded, overwriteForwarding } from "@/lib/front/client-address";
import { parseAbsolute, parseTarget, type Target } from "@/lib/front/target";

/** One request, understood. `peer` is who is connected, perhaps a proxy; `wasForwarded`: whether some proxy says so. */
export type Visit = Target & Client & { id: string; wasForwarded: boolean };

/** `isHttps`: the app's own address is https, so whoever reaches it came that way. */
type Rules = { isTrusted: (address: string) => boolean; isHttps: boolean };

/** Reads from a request who asks for what. Undefined for a target that cannot be read. */
export function readRequest(request: IncomingMessage, { isTrusted, isHttps }: Rules): Visit | undefined {
  const url = request.url ?? "";
  const target = parseTarget(url.startsWith("/") ? url : relative(request, url));
  if (!target) return undefined;
  const client = clientOf(request, isTrusted);
  // each by its name: two spreads cost a tenth of answering from memory
  return {
    path: target.path,
    plain: target.plain,
    query: target.query,
    peer: client.peer,
    address: client.address,
    https: isHttps || client.https,
    id: randomUUID(),
    wasForwarded: isForwarded(request),
  };
}

/** Leaves in a request's headers only what we believe, for Next and the app believe all of it. */
export function setTrustedHeaders(request: IncomingMessage, visit: Visit): void {
  overwriteForwarding(request, visit);
  request.headers["x-request-id"] = visit.id;
}

/** `GET http://host/path`, as to a proxy, is as good as `GET /path` with that `Host`. */
function relative(request: IncomingMessage, url: string): string {
  const absolute = parseAbsolute(url);
  if (!absolute) return url;
  request.url = absolute.url;
  request.headers.host = absolute.host;
  return absolute.url;
}
