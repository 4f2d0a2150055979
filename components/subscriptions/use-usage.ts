"use client";

import { useQuery } from "@tanstack/react-query";
import { useOwnUser } from "@/components/bootstrap/use-own-user";
import { fileEntryClient } from "@/lib/files/client";
import { can } from "@/lib/permissions/can";
import { workspaceClient } from "@/lib/teams/client";

/** How much the user has used of each limit, by keys such as "projects.create.count". Undefined until it is loaded. */
export function useUsage(): Readonly<Record<string, number | undefined>> {
  const user = useOwnUser();
  const storage = useQuery({ ...fileEntryClient.ownUsage(), enabled: can(user, "files.create") });
  const mayOwn = can(user, "workspaces.create") || user.content_use.workspaces > 0;
  const workspaces = useQuery({ ...workspaceClient.own(), enabled: mayOwn });
  const members = workspaces.data?.flatMap((workspace) =>
    workspace.is_owner && !workspace.default ? workspace.members_count : [],
  );
  const { projects, sites, domains, workspaces: owned } = user.content_use;
  return {
    "projects.create.count": projects,
    "sites.create.count": sites,
    "domains.create.count": domains,
    "files.create.max_bytes": storage.data?.used,
    "workspaces.create.count": owned,
    "workspaces.create.members": members && Math.max(0, ...members),
  };
}
