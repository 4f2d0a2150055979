import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceParams as params, workspaceResponse } from "@/lib/workspaces/schema";
import { acceptTransfer, refuseTransfer } from "@/lib/workspaces/transfer";

const options = { access: "user", sessionOnly: true, params, responses: { 200: workspaceResponse } } as const;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      ...options,
      summary: "Become the owner of a workspace",
      description:
        "For the member who was asked, within seven days. The workspace and its content then count towards their limits. The previous owner stays as a workspace admin.",
      refusals: ["forbidden", "limit_reached"],
    },
    async (call) => ({ workspace: await acceptTransfer(await localizedActorOf(call), call.params.workspaceId) }),
  ),

  DELETE: endpoint(
    {
      ...options,
      summary: "Decline to become the owner of a workspace",
      description: "For the member who was asked. The owner is notified.",
      refusals: ["forbidden"],
    },
    async (call) => ({ workspace: await refuseTransfer(await localizedActorOf(call), call.params.workspaceId) }),
  ),
});
