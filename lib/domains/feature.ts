import "server-only";
import { db } from "@/lib/db/db";
import { checkDomain } from "@/lib/domains/check";
import { checkDueDomains } from "@/lib/domains/check-due";
import { hostTag } from "@/lib/domains/domain-tags";
import {
  domainFailingNotice,
  domainGivenUpNotice,
  domainReleasedNotice,
  domainVerifiedNotice,
} from "@/lib/domains/notices";
import { publishExpiry } from "@/lib/events/change-public-data";
import { type Feature, task } from "@/lib/feature";
import { keepWorkspaceContent } from "@/lib/ownership/keep-content";
import { TRASH_DAYS } from "@/lib/sites/policy";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "check-domain": { domainId: number };
      "check-domains": undefined;
    }
  }
}

const EXPORT_COLUMNS = {
  id: true,
  host: true,
  siteId: true,
  workspaceId: true,
  state: true,
  reason: true,
  records: true,
  checkedAt: true,
  verifiedAt: true,
  failingSince: true,
  createdAt: true,
  updatedAt: true,
} as const;

export const domains = {
  name: "domains",
  // other members' domains in a deleted user's workspaces are kept; they can be found only while the workspaces exist
  before: ["workspaces"],
  callGroups: { Domains: "The sites' own host names, their DNS records and their checks." },
  notices: [domainVerifiedNotice, domainGivenUpNotice, domainFailingNotice, domainReleasedNotice],
  models: { Domain: "personal" },
  tasks: {
    "check-domain": task(({ domainId }) => checkDomain(domainId)),
    "check-domains": task(checkDueDomains, { maxSeconds: 540 }),
  },
  schedule: [{ task: "check-domains", match: "*/10 * * * *" }],
  expired: [
    // Domains are deleted an hour before their site is deleted for good, because the cascade of the foreign key would
    // not update the counts in "ContentUse".
    `WITH deleted AS (
       DELETE FROM "Domain" d USING "Site" s
       WHERE s.id = d."siteId" AND s."deletedAt" < now() - interval '${TRASH_DAYS} days' + interval '1 hour'
       RETURNING d."ownerId", d."workspaceId"
     ), payers AS (
       SELECT coalesce(w."ownerId", deleted."ownerId") AS "userId", count(*)::int AS domains
       FROM deleted LEFT JOIN "Workspace" w ON w.id = deleted."workspaceId" GROUP BY 1
     )
     UPDATE "ContentUse" used SET domains = greatest(0, used.domains - payers.domains)
     FROM payers WHERE payers."userId" = used."userId"`,
  ],
  removeWithUser: async (tx, userId) => {
    await keepWorkspaceContent(tx, userId, "domains");
    const rows = await tx.domain.findMany({ where: { ownerId: userId, state: "verified" }, select: { host: true } });
    await publishExpiry(
      tx,
      rows.map(({ host }) => hostTag(host)),
    );
  },
  exportDocuments: async (userId) => [
    {
      name: "domains",
      rows: await db.domain.findMany({ where: { ownerId: userId }, orderBy: { id: "asc" }, select: EXPORT_COLUMNS }),
    },
  ],
} as const satisfies Feature;
