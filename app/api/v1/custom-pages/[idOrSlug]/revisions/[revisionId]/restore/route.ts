import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { restoreRevision } from "@/lib/custom-pages/revisions";
import { customPageResponse, revisionParams as params } from "@/lib/custom-pages/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "custom_pages.update",
      params,
      summary: "Restore a revision of a custom page",
      responses: { 200: customPageResponse },
    },
    async ({ actor, params }) => ({
      page: await restoreRevision(actor, params.idOrSlug, params.revisionId),
    }),
  ),
});
