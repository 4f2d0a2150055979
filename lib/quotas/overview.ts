import { limitOf } from "@/lib/permissions/can";
import type { Holder, Permission } from "@/lib/permissions/permissions";
import type { UserJson } from "@/lib/users/schema";

/** How many projects, sites or domains a member has and may have. A `limit` of null means no limit. */
export type Quota = { used: number; limit: number | null };

/** The quotas of a member, by kind of content. */
export type Overview = { projects: Quota; sites: Quota; domains: Quota };

type Member = Pick<UserJson, "permissions"> & { content_use: Record<keyof Overview, number> };

/** The limits come from the member's permissions. */
export function overviewOf(member: Member): Overview {
  return {
    projects: quotaOf(member, "projects.create", member.content_use.projects),
    sites: quotaOf(member, "sites.create", member.content_use.sites),
    domains: quotaOf(member, "domains.create", member.content_use.domains),
  };
}

function quotaOf(member: Holder, permission: Permission, used: number): Quota {
  return { used, limit: limitOf(member, permission, "count") };
}
