import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceParams as params, workspaceResponse } from "@/lib/workspaces/schema";
import { restoreWorkspace } from "@/lib/workspaces/workspaces";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Restore a workspace from the trash",
      description: "Its members and its content are as they were.",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async (call) => ({ workspace: await restoreWorkspace(await localizedActorOf(call), call.params.workspaceId) }),
  ),
});
