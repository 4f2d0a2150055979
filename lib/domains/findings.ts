import "server-only";
import type { CaaRecord } from "node:dns";
import type { Facts } from "@/lib/domains/facts";
import { hostOfSite, isWithinSitesHost } from "@/lib/domains/own-hosts";
import { type DomainReason, FOUND_MAX, FOUND_MAX_CHARS, ownershipName, ownershipValue } from "@/lib/domains/policy";
import { isProxyAddress } from "@/lib/domains/proxies";
import type { DnsRecord } from "@/lib/domains/schema";
import { isApex } from "@/lib/domains/suffixes";

/** The records that a domain needs, each with what was found, and why the domain cannot be verified. */
export type Findings = { records: DnsRecord[]; reason: DomainReason | null };

type HostToCheck = { host: string; token: string; slug: string };

/** Compares the DNS records of a host with those that a domain needs. */
export function findingsOf(domain: HostToCheck, facts: Facts): Findings {
  const traffic = trafficProblem(facts);
  const records = [
    ownershipRecord(domain, facts),
    ...trafficRecords(domain, facts, traffic === null),
    ...caaRecords(facts),
  ];
  const problems = [ownershipProblem(domain, facts, traffic), traffic, caaProblem(facts)];
  return { records: records.map(limitFound), reason: problems.find((problem) => problem !== null) ?? null };
}

function ownershipProblem({ token }: HostToCheck, { texts }: Facts, traffic: DomainReason | null): DomainReason | null {
  if (texts.includes(ownershipValue(token))) return null;
  if (texts.length === 0 && traffic === "no-record") return "no-record";
  const proofs = texts.filter((text) => text.startsWith(ownershipValue("")));
  return proofs.length > 1 && traffic === null ? "conflicting-records" : "not-owned";
}

function trafficProblem({ chain, ...facts }: Facts): DomainReason | null {
  const found = allOf(facts.addresses);
  const ours = allOf(facts.ours);
  const right = found.filter((address) => ours.includes(address));
  const wrong = found.filter(isNotIn(ours));
  if (chain.some(isWithinSitesHost)) return ours.length > 0 && wrong.length > 0 ? "conflicting-records" : null;
  if (found.length === 0) return chain.length > 0 ? "wrong-target" : "no-record";
  if (wrong.length === 0) return null;
  if (right.length > 0) return "conflicting-records";
  return wrong.every(isProxyAddress) ? "proxied" : "wrong-target";
}

const allOf = (addresses: Facts["ours"]) => (addresses ? [...addresses.ipv4, ...addresses.ipv6] : []);
const isNotIn = (list: readonly string[]) => (item: string) => !list.includes(item);

function ownershipRecord({ host, token }: HostToCheck, { texts }: Facts): DnsRecord {
  const value = ownershipValue(token);
  // The correct value comes first, so that `limitFound` keeps it.
  const found = texts.includes(value) ? [value, ...texts.filter((text) => text !== value)] : texts;
  return { type: "TXT", name: ownershipName(host), value, found, ok: texts.includes(value) };
}

/**
 * A registered domain gets address records, because the DNS standard forbids a CNAME record there. Other hosts get a
 * CNAME record. While the server's addresses are unknown, a registered domain gets one too: some providers allow it.
 */
function trafficRecords(domain: HostToCheck, facts: Facts, isRight: boolean): DnsRecord[] {
  const { host, slug } = domain;
  if (isApex(host) && allOf(facts.ours).length > 0) {
    return [
      ...addressRecords(host, "A", facts.addresses?.ipv4 ?? [], facts.ours?.ipv4 ?? []),
      ...addressRecords(host, "AAAA", facts.addresses?.ipv6 ?? [], facts.ours?.ipv6 ?? []),
    ];
  }
  const foreign = allOf(facts.addresses).filter(isNotIn(allOf(facts.ours)));
  const found = facts.chain[0] === undefined ? allOf(facts.addresses) : [facts.chain[0], ...foreign];
  return [{ type: "CNAME", name: host, value: hostOfSite(slug), found, ok: isRight }];
}

function addressRecords(name: string, type: "A" | "AAAA", found: string[], ours: string[]): DnsRecord[] {
  if (ours.length === 0 && found.length > 0) return [{ type, name, value: "", found, ok: false }];
  const hasForeign = found.some(isNotIn(ours));
  return ours.map((value) => ({ type, name, value, found, ok: found.includes(value) && !hasForeign }));
}

/** The authorities that may issue a certificate for one host. Other CAA records, such as `issuewild`, do not matter. */
const issuersOf = ({ caa }: Facts) =>
  (caa?.records ?? []).flatMap(({ issue }: CaaRecord) => (issue === undefined ? [] : [issue]));

/** A record without an authority, `0 issue ";"`, forbids every authority, unless another record allows one. */
function caaProblem(facts: Facts): DomainReason | null {
  const issuers = issuersOf(facts);
  return issuers.length > 0 && issuers.every((issuer) => issuer.split(";", 1)[0]?.trim() === "") ? "caa" : null;
}

function caaRecords(facts: Facts): DnsRecord[] {
  const issuers = issuersOf(facts);
  if (!facts.caa || issuers.length === 0) return [];
  const found = issuers.map((issuer) => `0 issue "${issuer}"`);
  const ok = caaProblem(facts) === null;
  return [{ type: "CAA", name: facts.caa.name, value: ok ? (found[0] ?? "") : '0 issue "letsencrypt.org"', found, ok }];
}

const limitFound = ({ found, ...record }: DnsRecord): DnsRecord => ({
  ...record,
  found: found.slice(0, FOUND_MAX).map((value) => value.slice(0, FOUND_MAX_CHARS)),
});
