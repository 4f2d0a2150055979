import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { KEPT_MONTHS } from "@/lib/site-stats/policy";

/**
 * The current date in UTC, but yesterday's date until 00:05. The last views of a day are saved shortly after midnight
 * and still need that day's salt.
 */
const TODAY = `(now() AT TIME ZONE 'UTC' - interval '5 minutes')::date`;

const EXPORT_COLUMNS = { siteId: true, day: true, kind: true, value: true, views: true, visitors: true } as const;
/** Only the totals of each day are exported, because further details could be hundreds of thousands of rows. */
const WHOLE_SITE = "site";

export const siteStats = {
  name: "site-stats",
  models: { SiteView: "personal", SiteVisitor: "installation", VisitorSalt: "installation" },
  expired: [
    `DELETE FROM "VisitorSalt" WHERE day < ${TODAY}`,
    `DELETE FROM "SiteVisitor" WHERE day < ${TODAY}`,
    `DELETE FROM "SiteView" WHERE day < now() - interval '${KEPT_MONTHS} months'`,
  ],
  exportDocuments: async (userId) => [
    {
      name: "site-views",
      rows: await db.siteView.findMany({
        where: { kind: WHOLE_SITE, site: { ownerId: userId } },
        orderBy: [{ siteId: "asc" }, { day: "asc" }],
        select: EXPORT_COLUMNS,
      }),
    },
  ],
} as const satisfies Feature;
