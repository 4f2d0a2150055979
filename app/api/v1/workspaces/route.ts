import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceInput, workspaceResponse } from "@/lib/workspaces/schema";
import { createWorkspace } from "@/lib/workspaces/workspaces";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "workspaces.create",
      body: workspaceInput,
      summary: "Create a workspace",
      description: "The caller owns it. Its content counts towards the caller's limits.",
      responses: { 201: workspaceResponse },
      refusals: ["limit_reached"],
    },
    async (call) => ({ workspace: await createWorkspace(await localizedActorOf(call), call.body) }),
  ),
});
