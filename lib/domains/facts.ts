import "server-only";
import type { CaaRecord } from "node:dns";
import { type Dns, DnsUnreachableError } from "@/lib/domains/dns";
import { hostOfSite, isWithinSitesHost, sitesParentHost } from "@/lib/domains/own-hosts";
import { ownershipName } from "@/lib/domains/policy";
import { namesUpToApex } from "@/lib/domains/suffixes";

/** A chain of CNAME records is followed for at most this many names. */
const CHAIN_MAX = 8;
/** CAA records are queried for at most this many names: the registered domain and the names below it. */
const CAA_NAMES_MAX = 6;

/** The addresses of a name. */
type Addresses = { ipv4: string[]; ipv6: string[] };

/** The DNS records that a check compares. */
export type Facts = {
  /** The TXT records at the name where ownership is proved. */
  texts: string[];
  /** The names that the chain of CNAME records points to, in order. */
  chain: string[];
  /** The addresses of the host. Null if they could not be determined. */
  addresses: Addresses | null;
  /** The addresses of this server's sites. Null if they could not be determined. */
  ours: Addresses | null;
  /** The CAA records that apply to the host, and the name that has them. */
  caa: { name: string; records: CaaRecord[] } | null;
};

const NO_ADDRESSES: Addresses = { ipv4: [], ipv6: [] };

/** The facts before the first check. `ours` is enough to determine which records are needed. */
export async function readFactsOfNewDomain(dns: Dns, slug: string): Promise<Facts> {
  return { texts: [], chain: [], addresses: NO_ADDRESSES, ours: await findOurAddresses(dns, slug), caa: null };
}

/** Throws `DnsUnreachableError` if the ownership or the target of the host could not be determined. */
export async function collectFacts(dns: Dns, { host, slug }: { host: string; slug: string }): Promise<Facts> {
  const [texts, chain, addresses, ours, caa] = await Promise.all([
    dns.texts(ownershipName(host)),
    followChain(dns, host),
    orNull(findAddresses(dns, host)),
    findOurAddresses(dns, slug),
    orNull(findCaa(dns, host)),
  ]);
  if (!chain.some(isWithinSitesHost) && (addresses === null || ours === null))
    throw new DnsUnreachableError("The addresses are not known.");
  return { texts, chain, addresses, ours, caa };
}

async function followChain(dns: Dns, host: string): Promise<string[]> {
  const chain: string[] = [];
  for (let next = await dns.cname(host); next !== null; next = await dns.cname(next)) {
    if (chain.includes(next) || chain.length === CHAIN_MAX) break;
    chain.push(next);
    if (isWithinSitesHost(next)) break;
  }
  return chain;
}

async function findAddresses(dns: Dns, name: string): Promise<Addresses> {
  const [ipv4, ipv6] = await Promise.all([dns.ipv4(name), dns.ipv6(name)]);
  return { ipv4, ipv6 };
}

/** The addresses of `SITES_HOST` and of the site's subdomain, because often only `*.SITES_HOST` has records. */
async function findOurAddresses(dns: Dns, slug: string): Promise<Addresses | null> {
  const names = [sitesParentHost(), hostOfSite(slug)];
  const addresses = await orNull(Promise.all(names.map((name) => findAddresses(dns, name))));
  if (!addresses) return null;
  return {
    ipv4: [...new Set(addresses.flatMap(({ ipv4 }) => ipv4))].sort(),
    ipv6: [...new Set(addresses.flatMap(({ ipv6 }) => ipv6))].sort(),
  };
}

/** The nearest CAA records apply: those of the host, else of the name above it, and so on. */
async function findCaa(dns: Dns, host: string): Promise<Facts["caa"]> {
  for (const name of namesUpToApex(host).slice(-CAA_NAMES_MAX)) {
    const records = await dns.caa(name);
    if (records.length > 0) return { name, records };
  }
  return null;
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error) => {
    if (error instanceof DnsUnreachableError) return null;
    throw error;
  });
