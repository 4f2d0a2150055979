import "server-only";
import dns from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "@/lib/safe-fetch/public-address";

/** How the world outside is reached. Tests bring their own, so that no setting can open the inside in production. */
export type Network = {
  /** All addresses of a name. Rejects when there is none. */
  resolve: (host: string) => Promise<string[]>;
  mayReach: (address: string, port: number) => boolean;
};

const PORTS: readonly number[] = [80, 443];

/** Public addresses at the web's two ports, and nothing else. */
export const internet: Network = {
  resolve: async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address),
  mayReach: (address, port) => PORTS.includes(port) && isPublicAddress(address),
};

/** What is asked for may not be asked for, or did not answer as wanted. */
export class SafeFetchError extends Error {
  constructor(readonly reason: "refused" | "unreachable" | "slow" | "redirects" | "missing" | "too-large") {
    super(`An address outside was not read: ${reason}.`);
  }
}

/**
 * The addresses to connect to for a URL, each of them allowed: one that is not refuses all, because a name that leads inside as well
 * is up to no good. To be asked once a request, and the connection goes to what was answered: a name may change its mind.
 */
export async function reachableAddresses(url: URL, network: Network): Promise<string[]> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new SafeFetchError("refused");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  if (addresses.length === 0) throw new SafeFetchError("unreachable");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  if (!addresses.every((address) => network.mayReach(address, port))) throw new SafeFetchError("refused");
  return addresses;
}
