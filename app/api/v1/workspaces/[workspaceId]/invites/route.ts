import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { inviteToWorkspace, listInvites } from "@/lib/invites/invites";
import { inviteListQuery, invitePage, invitesInput, invitesResponse } from "@/lib/invites/schema";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceParams as params } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: inviteListQuery,
      summary: "List the open invites of a workspace",
      responses: { 200: invitePage },
      refusals: ["forbidden"],
    },
    async (call) => listInvites(await localizedActorOf(call), call.params.workspaceId, call.query),
  ),

  POST: endpoint(
    {
      access: "user",
      ownerOnly: true,
      params,
      body: invitesInput,
      summary: "Invite people to a workspace",
      description:
        "Each gets an email. An invite is open for 14 days. If one of the addresses is a member's or has an open invite, nobody is invited.",
      responses: { 201: invitesResponse },
      refusals: ["forbidden", "limit_reached", "too_many_requests"],
    },
    async (call) => ({
      invites: await inviteToWorkspace(await localizedActorOf(call), call.params.workspaceId, call.body),
    }),
  ),
});
