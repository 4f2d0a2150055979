import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listPublications } from "@/lib/publications/publications";
import { publicationListQuery, publicationPage } from "@/lib/publications/schema";
import { siteParams as params } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: publicationListQuery,
      summary: "List the publications of a site",
      description: "Only the 20 newest publications, the current one and the scheduled one are kept.",
      responses: { 200: publicationPage },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, query }) => listPublications({ actor, workspace }, params.siteId, query),
  ),
});
