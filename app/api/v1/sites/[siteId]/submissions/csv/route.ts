import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { siteParams as params } from "@/lib/sites/schema";
import { submissionCsv } from "@/lib/submissions/csv";
import { submissionSearch } from "@/lib/submissions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: submissionSearch,
      summary: "Download the submissions of a site's forms as CSV",
      responses: { 200: csvMedia },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, query }) =>
      csvResponse(await submissionCsv({ actor, workspace }, params.siteId, query)),
  ),
});
