import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listActivity } from "@/lib/workspaces/activity";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { activityListQuery, activityPage, workspaceParams as params } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: activityListQuery,
      summary: "List who did what in a workspace",
      description: "The newest first. Activity is kept for a year.",
      responses: { 200: activityPage },
    },
    async (call) => listActivity(await localizedActorOf(call), call.params.workspaceId, call.query),
  ),
});
