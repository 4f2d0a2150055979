import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import ipaddr from "ipaddr.js";
import { EnvironmentError } from "@/lib/env";

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** `peer`: who is connected; `address`: who is asking, as far as we believe it. */
export type Client = { peer: string; address: string; https: boolean };

/** Where a proxy writes who asked. What of it arrives from outside must never reach the app. */
const FORWARDING = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-real-ip",
  "forwarded",
  "true-client-ip",
] as const;

/** Whether an address is in one of the lists of `TRUSTED_PROXIES`. Throws `EnvironmentError` for a list that is none. */
export function trustedProxies(cidrs: readonly string[]): (address: string) => boolean {
  const ranges = cidrs.map(rangeOf);
  return (address) => {
    const parsed = parse(address);
    return (
      parsed !== undefined && ranges.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits))
    );
  };
}

/** Who is asking: the socket's peer, or, behind trusted proxies, the right-most forwarded address that is not one of them. */
export function clientOf(request: IncomingMessage, isTrusted: (address: string) => boolean): Client {
  const { peer, isProxy, encrypted } = peerOf(request, isTrusted);
  if (!isProxy) return { peer, address: peer, https: encrypted };
  const proto = single(request.headers["x-forwarded-proto"]).split(",", 1)[0]?.trim().toLowerCase();
  return { peer, address: believed(request.headers, peer, isTrusted), https: encrypted || proto === "https" };
}

type Peer = { peer: string; isProxy: boolean; encrypted: boolean };

/** A connection carries many requests, and has one other end. */
const peers = new WeakMap<object, Peer>();

function peerOf({ socket }: IncomingMessage, isTrusted: (address: string) => boolean): Peer {
  const known = peers.get(socket);
  if (known) return known;
  const peer = plain(socket.remoteAddress ?? "");
  const found = { peer, isProxy: isTrusted(peer), encrypted: (socket as Partial<TLSSocket>).encrypted === true };
  peers.set(socket, found);
  return found;
}

/** Leaves in the headers only what we believe ourselves, because Next believes all of it. */
export function overwriteForwarding(request: IncomingMessage, { address, https }: Omit<Client, "peer">): void {
  for (const name of FORWARDING) {
    if (request.headers[name] !== undefined) delete request.headers[name];
  }
  request.headers["x-forwarded-for"] = address;
  request.headers["x-forwarded-proto"] = https ? "https" : "http";
}

/** Whether the request has come through a proxy, honestly or not. */
export const isForwarded = ({ headers }: IncomingMessage) => FORWARDING.some((name) => headers[name] !== undefined);

export function isLoopback(address: string): boolean {
  return parse(address)?.range() === "loopback";
}

function believed(headers: IncomingHttpHeaders, peer: string, isTrusted: (address: string) => boolean): string {
  let nearest = peer;
  for (const part of single(headers["x-forwarded-for"]).split(",").reverse()) {
    const address = parse(withoutPort(part.trim()))?.toString();
    if (!address) break; // who wrote that cannot be believed about what stands before it
    nearest = address;
    if (!isTrusted(address)) break;
  }
  return nearest;
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return looksRight(address) && ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** ipaddr.js takes "1" and "0x7f.1" for addresses, as C does. */
const looksRight = (address: string) => address.includes(":") || /^\d+\.\d+\.\d+\.\d+$/.test(address);

const plain = (address: string) => parse(address)?.toString() ?? address;

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : (value ?? ""));

/** `1.2.3.4:5678` and `[2001:db8::1]:5678`, as some proxies write. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  if (bracketed) return bracketed[1] ?? "";
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(text) ? text.slice(0, text.indexOf(":")) : text;
}

function rangeOf(cidr: string): Range {
  try {
    if (!looksRight(cidr.split("/", 1)[0] ?? "")) throw new Error("no address");
    const [base, bits] = ipaddr.parseCIDR(cidr.includes("/") ? cidr : `${cidr}/${cidr.includes(":") ? 128 : 32}`);
    if (base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && bits >= 96)
      return [base.toIPv4Address(), bits - 96];
    return [base, bits];
  } catch {
    throw new EnvironmentError(
      `The environment variable TRUSTED_PROXIES is wrong: "${cidr}" is no address or CIDR. Correct or remove it, then start again.`,
    );
  }
}
