import ipaddr from "ipaddr.js";
import { readCookie } from "@/lib/http/cookies";

/** The sender of a request. Domain functions receive this and never the request itself. */
export type Visitor = {
  /** The client's IP address. From `X-Forwarded-For`, which our server overwrites, so no client can forge it. */
  address: string;
  /**
   * The key for rate limits: the address, or for IPv6 its /64 network, because one subscriber has the whole network.
   */
  network: string;
  /** The `User-Agent` header, at most 500 characters. */
  userAgent: string;
  acceptLanguage: string | null;
  /** Returns the decoded value of a cookie. Null if it is missing or cannot be decoded. */
  cookie: (name: string) => string | null;
};

const USER_AGENT_CHARS = 500;

export function visitorOf({ headers }: Pick<Request, "headers">): Visitor {
  const address = headers.get("x-forwarded-for")?.split(",", 1)[0]?.trim() || "unknown";
  return {
    address,
    get network() {
      return networkOf(address);
    },
    userAgent: (headers.get("user-agent") ?? "").slice(0, USER_AGENT_CHARS),
    acceptLanguage: headers.get("accept-language"),
    cookie: (name) => readCookie(headers.get("cookie"), name),
  };
}

/** The id that our server assigned to the request, for the log and for error responses. */
export const requestId = (request: Request) => request.headers.get("x-request-id") ?? "unknown";

const IPV6_NETWORK_PARTS = 4;

/** The address, or for IPv6 its /64 network. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return `${parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
