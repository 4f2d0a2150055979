import "server-only";
import { domainToUnicode } from "node:url";
import type { Prisma } from "@/lib/db/client/client";
import type { DomainReason, DomainState } from "@/lib/domains/policy";
import type { DnsRecord, DomainJson } from "@/lib/domains/schema";
import { counterpartOf } from "@/lib/domains/suffixes";
import type { RowVerb } from "@/lib/ownership/policy";
import { siteUrl } from "@/lib/sites/site-hosts";

export const SHOWN_DOMAIN = {
  id: true,
  host: true,
  siteId: true,
  ownerId: true,
  workspaceId: true,
  state: true,
  reason: true,
  records: true,
  checkedAt: true,
  verifiedAt: true,
  failingSince: true,
  createdAt: true,
  updatedAt: true,
  site: { select: { id: true, name: true, slug: true, deletedAt: true } },
} as const satisfies Prisma.DomainSelect;

export type DomainRow = Prisma.DomainGetPayload<{ select: typeof SHOWN_DOMAIN }>;

export function domainJson({ id, host, site, ...row }: DomainRow, may: RowVerb<"domains">[]): DomainJson {
  return {
    id,
    host,
    unicode_host: domainToUnicode(host) || host,
    counterpart: counterpartOf(host),
    url: siteUrl({ slug: site.slug, domain: host }),
    site: { id: site.id, name: site.name, is_trashed: site.deletedAt !== null },
    workspace_id: row.workspaceId ?? 0,
    state: row.state as DomainState,
    reason: row.reason as DomainReason | null,
    records: row.records as DnsRecord[],
    checked_at: row.checkedAt?.toISOString() ?? null,
    verified_at: row.verifiedAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    may,
  };
}
