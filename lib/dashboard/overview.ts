import { limitOf } from "@/lib/permissions/can";
import type { Holder, Permission } from "@/lib/permissions/permissions";

/** How many the member has, and how many are allowed. A `limit` of null means no limit. */
export type Quota = { used: number; limit: number | null };

/** The quotas of a member, by tool. */
export type Overview = { projects: Quota; sites: Quota; domains: Quota };

/** Projects, sites and domains are not stored yet, so `used` is 0. The limits come from the member's permissions. */
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
