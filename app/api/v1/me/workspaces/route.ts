import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { ownWorkspacesQuery, ownWorkspacesResponse } from "@/lib/workspaces/schema";
import { listOwnWorkspaces, listTrashedWorkspaces } from "@/lib/workspaces/workspaces";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: ownWorkspacesQuery,
      summary: "List the caller's workspaces",
      description:
        "The personal workspace (id 0) comes first. `trashed=true` lists instead the workspaces in the trash that the caller owns.",
      responses: { 200: ownWorkspacesResponse },
    },
    async (call) => {
      const list = call.query.trashed ? listTrashedWorkspaces : listOwnWorkspaces;
      return { workspaces: await list(await localizedActorOf(call)) };
    },
  ),
});
