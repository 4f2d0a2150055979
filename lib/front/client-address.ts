import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import ipaddr from "ipaddr.js";
import { EnvironmentError } from "@/lib/env";

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** `peer`: the address at the other end of the socket. `address`: the client's address, even behind trusted proxies. */
export type Client = { peer: string; address: string; https: boolean };

/** Headers in which proxies describe the client. Values that the client sent itself must never reach the app. */
const FORWARDING_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "true-client-ip",
] as const;

/** Returns a check for addresses in `TRUSTED_PROXIES`. Throws `EnvironmentError` for an invalid entry. */
export function createProxyCheck(cidrs: readonly string[]): (address: string) => boolean {
  const ranges = cidrs.map(parseRange);
  return (address) => {
    const parsed = parse(address);
    return (
      parsed !== undefined && ranges.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits))
    );
  };
}

/**
 * The client: the socket's peer or, if the peer is a trusted proxy, the right-most forwarded address that is not
 * trusted. If all forwarded addresses are trusted, it is the left-most.
 */
export function clientOf(request: IncomingMessage, isTrusted: (address: string) => boolean): Client {
  const { peer, isProxy, encrypted } = peerOf(request, isTrusted);
  if (!isProxy) return { peer, address: peer, https: encrypted };
  const { headers } = request;
  return { peer, address: forwardedAddress(headers, peer, isTrusted), https: encrypted || isForwardedHttps(headers) };
}

type Peer = { peer: string; isProxy: boolean; encrypted: boolean };

/** Cached by socket, because a connection is used for many requests. */
const peers = new WeakMap<object, Peer>();

function peerOf({ socket }: IncomingMessage, isTrusted: (address: string) => boolean): Peer {
  const cached = peers.get(socket);
  if (cached) return cached;
  const peer = normalise(socket.remoteAddress ?? "");
  const result = { peer, isProxy: isTrusted(peer), encrypted: (socket as Partial<TLSSocket>).encrypted === true };
  peers.set(socket, result);
  return result;
}

/** Overwrites the forwarding headers with what we trust, because Next trusts all of them. */
export function overwriteForwarding(request: IncomingMessage, { address, https }: Omit<Client, "peer">): void {
  for (const name of FORWARDING_HEADERS) {
    if (request.headers[name] !== undefined) delete request.headers[name];
  }
  request.headers["x-forwarded-for"] = address;
  request.headers["x-forwarded-proto"] = https ? "https" : "http";
}

/** Whether the request has one of `FORWARDING_HEADERS`, trusted or not. */
export const isForwarded = ({ headers }: IncomingMessage) =>
  FORWARDING_HEADERS.some((name) => headers[name] !== undefined);

export function isLoopback(address: string): boolean {
  return parse(address)?.range() === "loopback";
}

function isForwardedHttps(headers: IncomingHttpHeaders): boolean {
  const proto = headers["x-forwarded-proto"];
  return proto !== undefined && joinValues(proto).split(",", 1)[0]?.trim().toLowerCase() === "https";
}

function forwardedAddress(headers: IncomingHttpHeaders, peer: string, isTrusted: (address: string) => boolean): string {
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return peer;
  let nearest = peer;
  for (const part of joinValues(forwarded).split(",").reverse()) {
    const address = parse(withoutPort(part.trim()))?.toString();
    if (!address) break; // entries to the left of a malformed one cannot be trusted
    nearest = address;
    if (!isTrusted(address)) break;
  }
  return nearest;
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return hasAddressForm(address) && ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** Whether the address has the usual form. ipaddr.js also accepts forms such as "1" and "0x7f.1". */
const hasAddressForm = (address: string) => address.includes(":") || /^\d+\.\d+\.\d+\.\d+$/.test(address);

const normalise = (address: string) => parse(address)?.toString() ?? address;

const joinValues = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : (value ?? ""));

/** Removes the port that some proxies write: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  if (bracketed) return bracketed[1] ?? "";
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(text) ? text.slice(0, text.indexOf(":")) : text;
}

function parseRange(cidr: string): Range {
  try {
    if (!hasAddressForm(cidr.split("/", 1)[0] ?? "")) throw new Error("not an address");
    const [base, bits] = ipaddr.parseCIDR(cidr.includes("/") ? cidr : `${cidr}/${cidr.includes(":") ? 128 : 32}`);
    if (base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && bits >= 96)
      return [base.toIPv4Address(), bits - 96];
    return [base, bits];
  } catch {
    throw new EnvironmentError(
      `The environment variable TRUSTED_PROXIES is wrong: "${cidr}" is not an address or CIDR. Correct or remove it, then start again.`,
    );
  }
}
