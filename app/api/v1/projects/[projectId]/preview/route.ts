import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getPreview } from "@/lib/projects/preview";
import { projectParams as params, previewQuery, previewResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: previewQuery,
      summary: "Get a page of a project as HTML",
      description:
        "The page as last saved, or as it was in a `revision`, without scripts and without the code of custom-code blocks.",
      responses: { 200: previewResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, query }) => getPreview({ actor, workspace }, params.projectId, query),
  ),
});
