"use client";

import { useQuery } from "@tanstack/react-query";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { fileEntryClient } from "@/lib/files/client";
import { can } from "@/lib/permissions/can";
import { workspaceClient } from "@/lib/workspaces/client";

/** How much the user has used of each limit, by keys such as "sites.create.count". Each is undefined until loaded. */
export function useUsage(): Readonly<Record<string, number | undefined>> {
  const user = useLoggedInUser();
  const storage = useQuery({ ...fileEntryClient.ownUsage(), enabled: can(user, "files.create") });
  const canOwnWorkspaces = can(user, "workspaces.create") || user.content_use.workspaces > 0;
  const workspaces = useQuery({ ...workspaceClient.own(), enabled: canOwnWorkspaces });
  const memberCounts = workspaces.data?.flatMap((workspace) =>
    workspace.is_owner && !workspace.default ? workspace.members_count : [],
  );
  const { projects, sites, domains, workspaces: workspaceCount } = user.content_use;
  return {
    "projects.create.count": projects,
    "sites.create.count": sites,
    "domains.create.count": domains,
    "files.create.max_bytes": storage.data?.used,
    "workspaces.create.count": workspaceCount,
    "workspaces.create.members": memberCounts && Math.max(0, ...memberCounts),
  };
}
