import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { changeMemberRole, removeMember } from "@/lib/workspaces/members";
import { memberChange, memberResponse, memberParams as params } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "user",
      params,
      body: memberChange,
      summary: "Give a member another role",
      description: "Members can give or take away a role only if they have all of its permissions in the workspace.",
      responses: { 200: memberResponse },
      refusals: ["forbidden", "limit_reached", "conflict"],
    },
    async (call) => {
      const { workspaceId: id, userId } = call.params;
      return {
        member: await changeMemberRole(await localizedActorOf(call), { id, userId, roleId: call.body.role_id }),
      };
    },
  ),

  DELETE: endpoint(
    {
      access: "user",
      sessionOnly: true,
      params,
      summary: "Remove a member, or leave a workspace",
      description:
        "What the member made stays in the workspace and becomes the owner's. An owner who wants to leave has to transfer the workspace first.",
      responses: { 200: done },
      refusals: ["forbidden", "conflict"],
    },
    async ({ actor, params }) => removeMember(actor, params.workspaceId, params.userId),
  ),
});
