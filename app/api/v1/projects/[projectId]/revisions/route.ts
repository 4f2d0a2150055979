import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listRevisions } from "@/lib/projects/revisions";
import { projectParams as params, revisionListQuery, revisionPage } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: revisionListQuery,
      summary: "List the revisions of a project",
      description:
        "The newest one is the current document. All named revisions are kept, and the newest 50 of the others.",
      responses: { 200: revisionPage },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, query }) => listRevisions({ actor, workspace }, params.projectId, query),
  ),
});
