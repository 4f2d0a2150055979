import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { readerOf } from "@/lib/teams/reader";
import { workspaceParams as params, workspaceResponse } from "@/lib/teams/schema";
import { restoreWorkspace } from "@/lib/teams/teams";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Restore a workspace from the trash",
      description: "Its members and its content are as before.",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async (call) => ({ workspace: await restoreWorkspace(await readerOf(call), call.params.workspaceId) }),
  ),
});
