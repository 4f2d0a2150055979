import "server-only";
import type { Prisma, SiteEvidence } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { containsText } from "@/lib/db/search";
import { paginate } from "@/lib/http/list";
import type { EvidenceJson, EvidenceListQuery, EvidenceSearch } from "@/lib/site-evidence/schema";
import type { EvidenceKind } from "@/lib/sites/policy";

/** Lists the log, the newest entry first. `query` searches names, addresses and texts. */
export async function listEvidence(list: EvidenceListQuery) {
  const where = evidenceMatching(list);
  return paginate(list, {
    count: () =>
      countListRows(JSON.stringify(["site-evidence", where]), (limit) => db.siteEvidence.count({ where, ...limit })),
    rows: async (window) =>
      (await db.siteEvidence.findMany({ where, orderBy: { id: list.orderDir }, ...window })).map(evidenceJson),
  });
}

export function evidenceMatching({ site_id, kind, query }: EvidenceSearch): Prisma.SiteEvidenceWhereInput {
  const found = query ? containsText(query) : undefined;
  return omitUndefined({
    siteId: site_id,
    kind,
    OR: found && [{ siteName: found }, { address: found }, { text: found }],
  });
}

export const evidenceJson = ({ id, kind, actorId, actorName, ...row }: SiteEvidence): EvidenceJson => ({
  id,
  kind: kind as EvidenceKind,
  site_id: row.siteId,
  site_name: row.siteName,
  address: row.address,
  owner_id: row.ownerId,
  actor: actorId === null ? null : { id: actorId, name: actorName ?? "" },
  text: row.text,
  publication_id: row.publicationId,
  created_at: row.createdAt.toISOString(),
});
