import "server-only";
import { domainToUnicode } from "node:url";
import { displayName } from "@/lib/actor/display-name";
import type { RecentEvent } from "@/lib/dashboard/schema";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { viewableInWorkspace } from "@/lib/ownership/reach";
import { loadRights } from "@/lib/ownership/rights";
import type { Caller } from "@/lib/projects/projects";

const EVENTS_SHOWN = 6;
/** Events are looked for in that many sites and projects, those that changed last. */
const LOOKED_AT_MAX = 50;

type EventRow = { kind: RecentEvent["kind"]; id: number; userId: number | null; createdAt: Date };

/** The newest rows of each site, and of each project, by the indexes that begin with the site's or project's id. */
const EVENTS_QUERY = {
  name: "dashboard-events",
  text: `SELECT kind, id, "userId", "createdAt" FROM (
      SELECT 'published' AS kind, ids.id, event."userId", event."createdAt" FROM unnest($1::int[]) AS ids(id)
        CROSS JOIN LATERAL (SELECT "userId", "createdAt" FROM "Publication"
          WHERE "siteId" = ids.id AND review IS DISTINCT FROM 'refused' ORDER BY number DESC LIMIT $4) AS event
      UNION ALL
      SELECT 'message', ids.id, NULL, event."createdAt" FROM unnest($2::int[]) AS ids(id)
        CROSS JOIN LATERAL (SELECT "createdAt" FROM "FormSubmission"
          WHERE "siteId" = ids.id AND NOT "isSpam" ORDER BY id DESC LIMIT $4) AS event
      UNION ALL
      SELECT 'edited', ids.id, event."userId", event."updatedAt" FROM unnest($3::int[]) AS ids(id)
        CROSS JOIN LATERAL (SELECT "userId", "updatedAt", version FROM "ProjectRevision"
          WHERE "projectId" = ids.id ORDER BY id DESC LIMIT 1) AS event
        WHERE event.version > 1
    ) AS events
    ORDER BY "createdAt" DESC LIMIT $4`,
};

/**
 * What happened last in the caller's workspace, or with the caller's own content, newest first: publications, messages
 * of forms, edited projects and new domains.
 */
export async function loadRecentEvents(caller: Caller): Promise<RecentEvent[]> {
  const [sites, projects, domains] = await Promise.all([
    listChangedSites(caller),
    listChangedProjects(caller),
    listNewDomains(caller),
  ]);
  const values = [
    sites.map(({ id }) => id),
    sites.filter(({ hasReadableMessages }) => hasReadableMessages).map(({ id }) => id),
    projects.map(({ id }) => id),
    EVENTS_SHOWN,
  ];
  const { rows } = await pool().query<EventRow>({ ...EVENTS_QUERY, values });
  const names = {
    edited: new Map(projects.map(({ id, name }) => [id, name])),
    site: new Map(sites.map(({ id, name }) => [id, name])),
    domain: new Map(domains.map(({ id, host }) => [id, domainToUnicode(host) || host])),
  };
  const nameOf = ({ kind, id }: EventRow) =>
    (kind === "edited" ? names.edited : kind === "domain_added" ? names.domain : names.site).get(id) ?? "";
  const added = domains.map(({ id, ownerId, createdAt }) => ({
    kind: "domain_added" as const,
    id,
    userId: ownerId,
    createdAt,
  }));
  const events = [...rows, ...added].toSorted((a, b) => +b.createdAt - +a.createdAt).slice(0, EVENTS_SHOWN);
  const users = await loadUsers(events);
  return events.map((event) => ({
    kind: event.kind,
    name: nameOf(event),
    id: event.id,
    user: users.get(event.userId ?? 0) ?? null,
    created_at: event.createdAt.toISOString(),
  }));
}

const NEWEST = { orderBy: { updatedAt: "desc" }, take: LOOKED_AT_MAX } as const;

async function listChangedSites(caller: Caller) {
  const where = { ...viewableInWorkspace(caller.actor, caller.workspace, "sites"), deletedAt: null };
  const select = { id: true, name: true, ownerId: true, workspaceId: true };
  const rows = await db.site.findMany({ where, select, ...NEWEST });
  const rightsOf = await loadRights(caller, rows, "sites");
  return rows.map((row) => ({ ...row, hasReadableMessages: rightsOf(row).includes("read_messages") }));
}

async function listChangedProjects({ actor, workspace }: Caller) {
  const where = { ...viewableInWorkspace(actor, workspace, "projects"), deletedAt: null };
  return db.project.findMany({ where, select: { id: true, name: true }, ...NEWEST });
}

async function listNewDomains({ actor, workspace }: Caller) {
  const where = { ...viewableInWorkspace(actor, workspace, "domains"), site: { deletedAt: null } };
  const select = { id: true, host: true, ownerId: true, createdAt: true };
  return db.domain.findMany({ where, select, orderBy: { id: "desc" }, take: EVENTS_SHOWN });
}

async function loadUsers(events: readonly EventRow[]) {
  const ids = [...new Set(events.flatMap(({ userId }) => userId ?? []))];
  const select = { id: true, email: true, firstName: true, lastName: true };
  const rows = await db.user.findMany({ where: { id: { in: ids } }, select });
  return new Map(rows.map((row) => [row.id, { id: row.id, display_name: displayName(row) }]));
}
