import "server-only";
import { loadRecentEvents } from "@/lib/dashboard/recent-events";
import type { DashboardJson } from "@/lib/dashboard/schema";
import { countSites, loadSiteFigures } from "@/lib/dashboard/site-figures";
import { db } from "@/lib/db/db";
import { domainJson, SHOWN_DOMAIN } from "@/lib/domains/domain-json";
import { openInvitesFilter } from "@/lib/invites/invites";
import { viewableInWorkspace } from "@/lib/ownership/reach";
import { loadRights } from "@/lib/ownership/rights";
import { type Caller, listProjects } from "@/lib/projects/projects";
import { projectListQuery } from "@/lib/projects/schema";
import { siteListQuery } from "@/lib/sites/schema";
import { SHOWN_SITE, siteJson } from "@/lib/sites/site-json";
import { listSites } from "@/lib/sites/sites";

const PROJECTS_SHOWN = 3;
const SITES_SHOWN = 3;
const DOMAINS_SHOWN = 3;

/**
 * What the first screen of a member shows of the caller's workspace, or of their personal content: the projects and
 * sites that changed last, what happened, and what waits for the member. Throws a 403 if the caller may not have
 * projects.
 */
export async function loadDashboard(caller: Caller): Promise<DashboardJson> {
  const [sites, projects, domains, invites, subscriptionId, recent] = await Promise.all([
    loadSites(caller),
    loadProjects(caller),
    loadUnconnectedDomains(caller),
    db.workspaceInvite.count({ where: { email: caller.actor.user.email, ...openInvitesFilter() } }),
    findUnpaidSubscription(caller.actor.id),
    loadRecentEvents(caller),
  ]);
  return {
    sites,
    projects,
    unconnected_domains: domains,
    invites,
    unpaid_subscription_id: subscriptionId,
    recent,
  };
}

async function loadSites(caller: Caller): Promise<DashboardJson["sites"]> {
  const [counts, { pagination }] = await Promise.all([
    countSites(caller),
    listSites(caller, siteListQuery.parse({ perPage: SITES_SHOWN })),
  ]);
  const { data } = pagination;
  const figures = await loadSiteFigures(data.filter(({ may }) => may.includes("read_messages")).map(({ id }) => id));
  return {
    ...counts,
    newest: data.map((site) => ({ site, ...(figures.get(site.id) ?? { visitors: null, messages: null }) })),
  };
}

/** The projects that changed last, each with a site that does not show the changes yet. */
async function loadProjects(caller: Caller): Promise<DashboardJson["projects"]> {
  const { data } = (await listProjects(caller, projectListQuery.parse({ perPage: PROJECTS_SHOWN }))).pagination;
  const rows = await db.site.findMany({
    where: {
      ...viewableInWorkspace(caller.actor, caller.workspace, "sites"),
      projectId: { in: data.map(({ id }) => id) },
      publicationId: { not: null },
      deletedAt: null,
    },
    orderBy: { id: "asc" },
    select: SHOWN_SITE,
  });
  const changed = rows.map((row) => siteJson(row, [])).filter(({ has_changes }) => has_changes);
  const siteOf = (id: number) => changed.find(({ project_id }) => project_id === id)?.id ?? null;
  return data.map((project) => ({ project, changed_site_id: siteOf(project.id) }));
}

async function loadUnconnectedDomains(caller: Caller): Promise<DashboardJson["unconnected_domains"]> {
  const rows = await db.domain.findMany({
    where: {
      ...viewableInWorkspace(caller.actor, caller.workspace, "domains"),
      AND: { OR: [{ state: { not: "verified" } }, { failingSince: { not: null } }] },
      site: { deletedAt: null },
    },
    orderBy: { id: "desc" },
    take: DOMAINS_SHOWN,
    select: SHOWN_DOMAIN,
  });
  const rightsOf = await loadRights(caller, rows, "domains");
  return rows.map((row) => domainJson(row, rightsOf(row)));
}

async function findUnpaidSubscription(userId: number): Promise<number | null> {
  const where = { userId, status: "past_due", endedAt: null };
  return (await db.subscription.findFirst({ where, select: { id: true } }))?.id ?? null;
}
