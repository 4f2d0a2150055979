import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceParams as params, transferInput, workspaceResponse } from "@/lib/workspaces/schema";
import { transferWorkspace } from "@/lib/workspaces/transfer";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      ownerOnly: true,
      params,
      body: transferInput,
      summary: "Transfer a workspace to another member",
      description:
        "Its content then counts towards the limits of the new owner, who must have room for it. The previous owner stays as a workspace admin.",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async (call) => ({
      workspace: await transferWorkspace(await localizedActorOf(call), call.params.workspaceId, call.body.user_id),
    }),
  ),
});
