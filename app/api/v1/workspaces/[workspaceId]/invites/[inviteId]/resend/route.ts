import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { resendInvite } from "@/lib/invites/invites";
import { inviteResponse, workspaceInviteParams as params } from "@/lib/invites/schema";
import { readerOf } from "@/lib/teams/reader";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Send an invite again",
      description: "At most once a minute. It is open for 14 days from now.",
      responses: { 200: inviteResponse },
      refusals: ["forbidden", "limit_reached", "too_many_requests"],
    },
    async (call) => ({ invite: await resendInvite(await readerOf(call), call.params) }),
  ),
});
