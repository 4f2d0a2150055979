import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientOf, isForwarded, overwriteForwarding } from "@/lib/front/client-address";
import { parseAbsolute, parseTarget, type Target } from "@/lib/front/target";

/** One request, understood. `peer` is who is connected, perhaps a proxy; `wasForwarded`: whether some proxy says so. */
export type Visit = Target & { id: string; https: boolean; peer: string; wasForwarded: boolean };

/** `isHttps`: the app's own address is https, so whoever reaches it came that way. */
type Rules = { isTrusted: (address: string) => boolean; isHttps: boolean };

/**
 * Reads from a request who asks for what, and leaves in its headers only what we believe: the client's address, the protocol, an id of our
 * own making. Undefined for a target that cannot be read.
 */
export function understand(request: IncomingMessage, { isTrusted, isHttps }: Rules): Visit | undefined {
  const { peer, address, https: cameByHttps } = clientOf(request, isTrusted);
  const https = isHttps || cameByHttps;
  const wasForwarded = isForwarded(request);
  const id = randomUUID();
  overwriteForwarding(request, { address, https });
  request.headers["x-request-id"] = id;

  const absolute = parseAbsolute(request.url ?? "");
  if (absolute) {
    request.url = absolute.url;
    request.headers.host = absolute.host;
  }
  const target = parseTarget(request.url ?? "");
  return target && { ...target, id, https, peer, wasForwarded };
}
