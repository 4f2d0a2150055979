import { limitOf } from "@/lib/permissions/can";
import type { Holder, Permission } from "@/lib/permissions/permissions";
import type { UserJson } from "@/lib/users/schema";

/** How many the member has, and how many are allowed. A `limit` of null means no limit. */
export type Quota = { used: number; limit: number | null };

/** The quotas of a member, by tool. */
export type Overview = { projects: Quota; sites: Quota; domains: Quota };

/** The limits come from the member's permissions. Sites and domains are not stored yet, so their `used` is 0. */
export function overviewOf(member: Pick<UserJson, "permissions" | "content_use">): Overview {
  return {
    projects: quotaOf(member, "projects.create", member.content_use.projects),
    sites: quotaOf(member, "sites.create", 0),
    domains: quotaOf(member, "domains.create", 0),
  };
}

function quotaOf(member: Holder, permission: Permission, used: number): Quota {
  return { used, limit: limitOf(member, permission, "count") };
}
