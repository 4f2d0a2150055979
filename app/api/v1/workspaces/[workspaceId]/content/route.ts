import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { contentResponse, workspaceParams as params } from "@/lib/workspaces/schema";
import { countContent } from "@/lib/workspaces/workspaces";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Count what a workspace contains",
      responses: { 200: contentResponse },
    },
    async ({ actor, params }) => ({ content: await countContent(actor, params.workspaceId) }),
  ),
});
