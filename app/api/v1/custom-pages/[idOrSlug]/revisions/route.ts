import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listRevisions } from "@/lib/custom-pages/revisions";
import { customPageParams as params, revisionListQuery, revisionPage } from "@/lib/custom-pages/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "custom_pages.view",
      params,
      query: revisionListQuery,
      summary: "List the revisions of a custom page",
      responses: { 200: revisionPage },
    },
    async ({ params, query }) => listRevisions(params.idOrSlug, query),
  ),
});
