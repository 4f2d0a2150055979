/** The 253 characters of a DNS name, minus the prefix `_plinth.` of the TXT record's name. */
export const HOST_MAX_CHARS = 245;

/** How many of the values found in DNS are stored for each needed record, and how many characters of each value. */
export const FOUND_MAX = 20;
export const FOUND_MAX_CHARS = 255;

/** How long a new domain is checked every ten minutes. After that, it is checked every hour. */
export const FREQUENT_DAYS = 2;
/** A new domain fails if it is not verified within this time. */
export const PENDING_DAYS = 14;
/** The time between two checks of a verified domain. */
export const VERIFIED_HOURS = 6;
/** A verified domain is released when its checks have failed for this long. */
export const FAILING_DAYS = 7;

export const DOMAIN_STATES = ["pending", "verified", "failed"] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/**
 * Why a check failed. no-record: the host points nowhere yet. wrong-target: the host points elsewhere.
 * conflicting-records: some addresses are correct and others are not, or several TXT records have wrong tokens.
 * proxied: the host points to a proxy. not-owned: the TXT record is missing or wrong. taken: the host is verified for
 * another site. caa: no authority may issue a certificate. dns-unreachable: no answer.
 */
export const DOMAIN_REASONS = [
  "no-record",
  "wrong-target",
  "conflicting-records",
  "proxied",
  "not-owned",
  "taken",
  "caa",
  "dns-unreachable",
] as const;
export type DomainReason = (typeof DOMAIN_REASONS)[number];

export const RECORD_TYPES = ["TXT", "CNAME", "A", "AAAA", "CAA"] as const;

/** The name and the value of the TXT record that proves ownership of a host. */
export const ownershipName = (host: string) => `_plinth.${host}`;
export const ownershipValue = (token: string) => `plinth-verify=${token}`;
