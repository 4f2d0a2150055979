import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { resendInvite } from "@/lib/invites/invites";
import { inviteResponse, workspaceInviteParams as params } from "@/lib/invites/schema";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      ownerOnly: true,
      params,
      summary: "Send an invite again",
      description: "At most once a minute. The invite is then open for another 14 days.",
      responses: { 200: inviteResponse },
      refusals: ["forbidden", "limit_reached", "too_many_requests"],
    },
    async (call) => ({ invite: await resendInvite(await localizedActorOf(call), call.params) }),
  ),
});
