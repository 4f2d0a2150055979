import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { restoreRevision } from "@/lib/projects/documents";
import { revisionParams as params, savedResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Restore a revision of a project",
      description: "Its document becomes the current one. The previous one stays in the history.",
      responses: { 200: savedResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params }) => restoreRevision({ actor, workspace }, params.projectId, params.revisionId),
  ),
});
