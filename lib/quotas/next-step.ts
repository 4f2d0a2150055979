import type { Overview, Quota } from "@/lib/quotas/overview";

export const NEXT_STEPS = ["project", "site", "domain"] as const;

/** What a member should create next. */
export type NextStep = (typeof NEXT_STEPS)[number];

/**
 * The first of project, site and domain that the member lacks but may create. A site needs a project, and a domain
 * needs a site. Null: they have at least one of everything that they can create now.
 */
export function nextStepOf({ projects, sites, domains }: Overview): NextStep | null {
  if (shouldCreate(projects)) return "project";
  if (projects.used > 0 && shouldCreate(sites)) return "site";
  if (sites.used > 0 && shouldCreate(domains)) return "domain";
  return null;
}

const shouldCreate = ({ used, limit }: Quota) => used === 0 && limit !== 0;
