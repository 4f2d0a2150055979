import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { siteParams as params } from "@/lib/sites/schema";
import { submissionSummary } from "@/lib/submissions/schema";
import { summariseSubmissions } from "@/lib/submissions/submissions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Count the submissions of a site's forms",
      responses: { 200: submissionSummary },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => summariseSubmissions({ actor, workspace }, params.siteId),
  ),
});
