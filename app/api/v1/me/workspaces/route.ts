import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { readerOf } from "@/lib/teams/reader";
import { ownWorkspacesQuery, ownWorkspacesResponse } from "@/lib/teams/schema";
import { listOwnWorkspaces, listTrashedWorkspaces } from "@/lib/teams/teams";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: ownWorkspacesQuery,
      summary: "List the caller's workspaces",
      description:
        "The personal workspace (0) is the first. `trashed=true` lists the deleted ones that the caller owns instead.",
      responses: { 200: ownWorkspacesResponse },
    },
    async (call) => {
      const list = call.query.trashed ? listTrashedWorkspaces : listOwnWorkspaces;
      return { workspaces: await list(await readerOf(call)) };
    },
  ),
});
