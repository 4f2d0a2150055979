import * as z from "zod";
import { parseHostName } from "@/lib/domains/host-name";
import { DOMAIN_REASONS, DOMAIN_STATES, FOUND_MAX, FOUND_MAX_CHARS, RECORD_TYPES } from "@/lib/domains/policy";
import { idNumber, listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { mayWire } from "@/lib/ownership/schema";

/** The typed text may be longer than the host that results from it. */
const TYPED_MAX_CHARS = 300;

const host = z
  .string()
  .trim()
  .min(1)
  .max(TYPED_MAX_CHARS)
  .transform((text, { issues }): string => {
    const parsed = parseHostName(text);
    if ("host" in parsed) return parsed.host;
    issues.push({ code: "custom", message: parsed.problem, input: text });
    return z.NEVER;
  })
  .meta({ description: "A host name, such as `www.example.com`. It is stored in lower case and punycode." });

export const domainInput = z.strictObject({ host, site_id: idNumber });
export type DomainInput = z.output<typeof domainInput>;
/** The host of a domain cannot change, because its records prove ownership of this host only. */
export const domainChange = z.strictObject({ site_id: idNumber.optional() });
export type DomainChange = z.output<typeof domainChange>;

/** `everyone` lists all users' domains and needs `domains.view`. */
export const domainListQuery = listQuery(["created_at", "host", "state", "checked_at"]).extend({
  everyone: yesOrNo.default(false),
  site_id: rowId.optional(),
  state: z.enum(DOMAIN_STATES).optional(),
});
export type DomainListQuery = z.output<typeof domainListQuery>;

export const domainParams = z.object({ domainId: rowId });

const dnsRecord = z
  .strictObject({
    type: z.enum(RECORD_TYPES),
    name: z.string(),
    value: z.string().meta({ description: "What the record should contain. Empty: there should be no such record." }),
    found: z.array(z.string().max(FOUND_MAX_CHARS)).max(FOUND_MAX),
    ok: z.boolean(),
  })
  .meta({ id: "DnsRecord" });
export type DnsRecord = z.output<typeof dnsRecord>;

export const domainWire = z
  .strictObject({
    id: z.int(),
    host: z.string(),
    unicode_host: z.string().meta({ description: "The host as people read it: `bücher.example`." }),
    counterpart: z.string().nullable().meta({ description: "The same host with `www.`, or without it." }),
    url: z.string(),
    /** `is_trashed`: the site is in the trash. */
    site: z.strictObject({ id: z.int(), name: z.string(), is_trashed: z.boolean() }),
    /** 0: the personal workspace. */
    workspace_id: z.int(),
    state: z.enum(DOMAIN_STATES),
    reason: z.enum(DOMAIN_REASONS).nullable().meta({ description: "Why the last check failed." }),
    records: z.array(dnsRecord),
    checked_at: time.nullable(),
    verified_at: time.nullable(),
    failing_since: time.nullable().meta({
      description:
        "When the checks of a verified domain began to fail. The domain is released seven days later, unless a check succeeds before then.",
    }),
    created_at: time,
    updated_at: time,
    may: mayWire("domains"),
  })
  .meta({ id: "Domain" });
export type DomainJson = z.output<typeof domainWire>;
export const domainResponse = z.strictObject({ domain: domainWire });
export const domainPage = pageOf(domainWire);

/** Any text is valid, because anything that is not a host name is simply not served. */
export const tlsQuery = z.object({ domain: z.string().max(TYPED_MAX_CHARS).catch("") });
