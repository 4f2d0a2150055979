import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceParams as params, workspaceChange, workspaceResponse } from "@/lib/workspaces/schema";
import { deleteWorkspace, getWorkspace, updateWorkspace } from "@/lib/workspaces/workspaces";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "user", params, summary: "Get a workspace", responses: { 200: workspaceResponse } },
    async (call) => ({ workspace: await getWorkspace(await localizedActorOf(call), call.params.workspaceId) }),
  ),

  PUT: endpoint(
    {
      access: "user",
      params,
      body: workspaceChange,
      summary: "Change a workspace",
      description: "For the owner, and for members whose role has `workspaces.update`.",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async (call) => ({
      workspace: await updateWorkspace(await localizedActorOf(call), call.params.workspaceId, call.body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      ownerOnly: true,
      sessionOnly: true,
      passwordConfirmed: true,
      params,
      summary: "Move a workspace to the trash",
      description:
        "For its owner, and for users with `workspaces.delete`. Its members can no longer open it, but its sites stay online. It can be restored for 30 days. After that, everything in it becomes personal content, and each item keeps its owner.",
      responses: { 200: done },
      refusals: ["forbidden", "password_required"],
    },
    async ({ actor, params }) => deleteWorkspace(actor, params.workspaceId),
  ),
});
