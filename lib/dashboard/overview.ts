import { type Holder, limitOf, type Permission } from "@/lib/permissions/permissions";

/** How many there are, and how many there may be; null is without limit. */
export type Quota = { used: number; limit: number | null };

/** What a member has of each tool. */
export type Overview = { projects: Quota; sites: Quota; domains: Quota };

/** What the site has, for the admin's first look. */
export type SiteTotals = {
  users: { all: number; unverified: number };
  pages: { all: number; published: number };
  mails: { all: number; queued: number; failed: number };
};

/** Projects, sites and domains are not stored yet, so nobody has one; the limits are those of the member's permissions. */
export function overviewOf(member: Holder): Overview {
  return {
    projects: quotaOf(member, "projects.create"),
    sites: quotaOf(member, "sites.create"),
    domains: quotaOf(member, "domains.create"),
  };
}

function quotaOf(member: Holder, permission: Permission): Quota {
  return { used: 0, limit: limitOf(member, permission, "count") };
}
