import "server-only";
import dns from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "@/lib/safe-fetch/public-address";

/**
 * Resolves names and decides which addresses may be reached. Tests pass a `Network` that reaches loopback, so no
 * setting has to allow private addresses.
 */
export type Network = {
  /** Returns all addresses of a name. Rejects if there are none. */
  resolve: (host: string) => Promise<string[]>;
  mayReach: (address: string, port: number) => boolean;
};

const PORTS: readonly number[] = [80, 443];

/** Allows public addresses on ports 80 and 443 only. */
export const internet: Network = {
  resolve: async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address),
  mayReach: (address, port) => PORTS.includes(port) && isPublicAddress(address),
};

/** Thrown if the URL is not allowed, or if its server did not respond as required. */
export class SafeFetchError extends Error {
  constructor(readonly reason: "refused" | "unreachable" | "slow" | "redirects" | "missing" | "too-large") {
    super(`The URL was not fetched: ${reason}.`);
  }
}

/**
 * Returns the IP addresses to connect to for a URL. Throws if one of them is not allowed, because a name that also
 * resolves to a private address is suspicious. Call it once per request and connect to the result: a name may resolve
 * differently later.
 */
export async function resolveAllowed(url: URL, network: Network): Promise<string[]> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new SafeFetchError("refused");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  if (addresses.length === 0) throw new SafeFetchError("unreachable");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  if (!addresses.every((address) => network.mayReach(address, port))) throw new SafeFetchError("refused");
  return addresses;
}
