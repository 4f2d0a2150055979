import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { listMembers } from "@/lib/workspaces/members";
import { memberListQuery, memberPage, workspaceParams as params } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: memberListQuery,
      summary: "List the members of a workspace",
      responses: { 200: memberPage },
    },
    async (call) => listMembers(await localizedActorOf(call), call.params.workspaceId, call.query),
  ),
});
