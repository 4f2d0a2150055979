import "server-only";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { DAY_MS } from "@/lib/durations";
import { viewableInWorkspace } from "@/lib/ownership/reach";
import type { Caller } from "@/lib/projects/projects";

const VISITS_DAYS = 7;
/** Only that many sites, the newest, are looked at for what visitors see. */
const LOOKED_AT_MAX = 500;

const COUNTS_QUERY = {
  name: "dashboard-live-sites",
  text: `SELECT count(*)::int AS live,
      count(*) FILTER (WHERE document.version <> live."projectVersion" OR site."projectId" <> live."projectId"
        OR site.name <> live.name OR site.language <> live.language OR site.icon IS DISTINCT FROM live.icon)::int AS changed
    FROM "Site" site JOIN "Publication" live ON live.id = site."publicationId"
      LEFT JOIN "Project" project ON project.id = site."projectId" AND project."deletedAt" IS NULL
      LEFT JOIN "ProjectDocument" document ON document."projectId" = project.id
    WHERE site.id = ANY($1) AND site."suspendedAt" IS NULL`,
};

/**
 * Counts the sites of the caller's workspace, or the caller's own ones: all, those that visitors see, and those whose
 * newest changes visitors do not see.
 */
export async function countSites({ actor, workspace }: Caller) {
  const where = { ...viewableInWorkspace(actor, workspace, "sites"), deletedAt: null };
  const rows = await db.site.findMany({ where, select: { id: true }, orderBy: { id: "desc" }, take: LOOKED_AT_MAX });
  const count = rows.length < LOOKED_AT_MAX ? rows.length : await db.site.count({ where });
  const values = [rows.map(({ id }) => id)];
  const { rows: counts } = await pool().query<{ live: number; changed: number }>({ ...COUNTS_QUERY, values });
  return { count, ...(counts[0] as { live: number; changed: number }) };
}

const FIGURES_QUERY = {
  name: "dashboard-site-figures",
  text: `SELECT ids.id,
      (SELECT coalesce(sum(visitors), 0)::int FROM "SiteView"
        WHERE "siteId" = ids.id AND day > $2 AND kind = 'site' AND value = '') AS visitors,
      (SELECT count(*)::int FROM "FormSubmission"
        WHERE "siteId" = ids.id AND NOT "isSpam" AND "readAt" IS NULL) AS messages
    FROM unnest($1::int[]) AS ids(id)`,
};

export type SiteFigures = { visitors: number; messages: number };

/** The visitors of the last seven days and the unread messages of sites, by the id of the site. */
export async function loadSiteFigures(siteIds: readonly number[]): Promise<Map<number, SiteFigures>> {
  const values = [siteIds, new Date(Date.now() - VISITS_DAYS * DAY_MS)];
  const { rows } = await pool().query<SiteFigures & { id: number }>({ ...FIGURES_QUERY, values });
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
