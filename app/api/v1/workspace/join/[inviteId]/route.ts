import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { joinWorkspace } from "@/lib/invites/joining";
import { inviteParams as params } from "@/lib/invites/schema";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      sessionOnly: true,
      csrf: true,
      params,
      summary: "Accept an invite",
      description:
        "The invite must have been sent to the caller's verified address, and works once. Needs `X-XSRF-TOKEN`.",
      responses: { 200: workspaceResponse },
      refusals: ["limit_reached"],
    },
    async (call) => ({ workspace: await joinWorkspace(await localizedActorOf(call), call.params.inviteId) }),
  ),
});
