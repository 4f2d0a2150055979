import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceParams as params, transferInput, workspaceResponse } from "@/lib/workspaces/schema";
import { askToTransfer, cancelTransfer } from "@/lib/workspaces/transfer";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      ownerOnly: true,
      sessionOnly: true,
      passwordConfirmed: true,
      params,
      body: transferInput,
      summary: "Ask a member to become the owner of a workspace",
      description:
        "For its owner, and for users with `workspaces.delete`. The member gets a notification and an email, and can accept for seven days. They must have room for the workspace and its content, which then count towards their limits.",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden", "password_required", "limit_reached", "conflict"],
    },
    async (call) => ({
      workspace: await askToTransfer(await localizedActorOf(call), call.params.workspaceId, call.body.user_id),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "No longer ask a member to become the owner",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden"],
    },
    async (call) => ({ workspace: await cancelTransfer(await localizedActorOf(call), call.params.workspaceId) }),
  ),
});
