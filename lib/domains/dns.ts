import "server-only";
import type { CaaRecord } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { env } from "@/lib/env";

/** A name server did not answer, or answered with an error. The records of the host may still be correct. */
export class DnsUnreachableError extends Error {}

/**
 * DNS queries. Each resolves to an empty list or null if there is no such record, and rejects with
 * `DnsUnreachableError` if there is no answer.
 */
export type Dns = {
  texts: (name: string) => Promise<string[]>;
  cname: (name: string) => Promise<string | null>;
  ipv4: (name: string) => Promise<string[]>;
  ipv6: (name: string) => Promise<string[]>;
  caa: (name: string) => Promise<CaaRecord[]>;
};

const TRY_MS = 2000;
const TRIES = 2;
/** The time limit for all queries together, including retries. */
const TOTAL_MS = 10_000;

const NO_RECORDS = new Set(["ENODATA", "ENOTFOUND"]);

/**
 * Runs `work` with a resolver for the name servers in `DNS_SERVERS`, or else those of the system. Each call creates a
 * new resolver, because a resolver may cache answers. Queries without an answer after ten seconds fail.
 */
export async function withDns<T>(work: (dns: Dns) => Promise<T>): Promise<T> {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
  const failure = await chooseServers(resolver);
  const ask = <T>(query: () => Promise<T>, emptyAnswer: T) =>
    failure ? Promise.reject(failure) : answerOf(query, emptyAnswer);
  const timer = setTimeout(() => resolver.cancel(), TOTAL_MS);
  try {
    return await work({
      texts: (name) => ask(async () => (await resolver.resolveTxt(name)).map(textOf), []),
      cname: (name) => ask(async () => (await resolver.resolveCname(name))[0]?.toLowerCase() ?? null, null),
      ipv4: (name) => ask(() => resolver.resolve4(name), []),
      ipv6: (name) => ask(() => resolver.resolve6(name), []),
      caa: (name) => ask(() => resolver.resolveCaa(name), []),
    });
  } finally {
    clearTimeout(timer);
    resolver.cancel();
  }
}

/** Some providers store the quotes that people type around a value. */
const textOf = (parts: string[]) =>
  parts
    .join("")
    .trim()
    .replace(/^"([^"]*)"$/, "$1");

async function answerOf<T>(query: () => Promise<T>, emptyAnswer: T): Promise<T> {
  try {
    return await query();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (NO_RECORDS.has(code)) return emptyAnswer;
    throw new DnsUnreachableError(`No answer: ${code}`, { cause: error });
  }
}

/**
 * Makes the resolver use the servers in `DNS_SERVERS`. If the name of a server has no address, returns the error that
 * all queries fail with.
 */
async function chooseServers(resolver: Resolver): Promise<DnsUnreachableError | null> {
  const { DNS_SERVERS } = env();
  try {
    if (DNS_SERVERS) resolver.setServers(await Promise.all(DNS_SERVERS.map(withAddress)));
    return null;
  } catch (error) {
    return new DnsUnreachableError("The address of a name server is not known.", { cause: error });
  }
}

/** Replaces the name of a server with its address. In a container network, `server` may be `dns:53`. */
async function withAddress(server: string): Promise<string> {
  const [, name = server, port = ""] = /^([^:[\]]+)(:\d+)?$/.exec(server) ?? [];
  if (name === server && (server.includes(":") || isIP(server) > 0)) return server;
  if (isIP(name) > 0) return server;
  const { address, family } = await lookup(name);
  return (family === 6 ? `[${address}]` : address) + port;
}
