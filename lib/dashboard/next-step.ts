import type { Overview, Quota } from "@/lib/dashboard/overview";

/** What a member should do next. "continue": they have at least one of everything that they can create now. */
export type NextStep = "project" | "site" | "domain" | "continue";

/**
 * The first of project, site and domain that the member lacks but may create. A site needs a project, and a domain
 * needs a site.
 */
export function nextStepOf({ projects, sites, domains }: Overview): NextStep {
  if (shouldCreate(projects)) return "project";
  if (projects.used > 0 && shouldCreate(sites)) return "site";
  if (sites.used > 0 && shouldCreate(domains)) return "domain";
  return "continue";
}

const shouldCreate = ({ used, limit }: Quota) => used === 0 && limit !== 0;
