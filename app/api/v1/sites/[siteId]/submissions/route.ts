import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { siteParams as params } from "@/lib/sites/schema";
import { submissionListQuery, submissionPage } from "@/lib/submissions/schema";
import { listSubmissions } from "@/lib/submissions/submissions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: submissionListQuery,
      summary: "List the submissions of a site's forms",
      description: "The newest first. `query` searches the values. `spam=true` lists the spam instead.",
      responses: { 200: submissionPage },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, query }) => listSubmissions({ actor, workspace }, params.siteId, query),
  ),
});
