import ipaddr from "ipaddr.js";

/** The address our own server believes the client has; it has replaced whatever the client said. */
export const clientAddress = (request: Pick<Request, "headers">) =>
  request.headers.get("x-forwarded-for")?.split(",", 1)[0]?.trim() || "unknown";

const USER_AGENT_CHARS = 500;

/** What the client says it is, cut to what a row keeps. */
export const userAgentOf = (request: Pick<Request, "headers">) =>
  (request.headers.get("user-agent") ?? "").slice(0, USER_AGENT_CHARS);

/** The id that our server gave the request, for the log and the answer of a failure. */
export const requestId = (request: Request) => request.headers.get("x-request-id") ?? "unknown";

const IPV6_NETWORK_PARTS = 4;

/** What limits are counted by: the address, or the /64 of an IPv6 one, because every home has so many of those. */
export function limitKey(request: Request): string {
  const address = clientAddress(request);
  if (!ipaddr.IPv6.isValid(address)) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return `${parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
