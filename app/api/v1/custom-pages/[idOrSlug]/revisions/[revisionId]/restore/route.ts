import { restoreRevision } from "@/lib/custom-pages/revisions";
import { revisionParams as params } from "@/lib/custom-pages/schema";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint({ access: "custom_pages.update", params }, async ({ actor, params }) => ({
    page: await restoreRevision(actor, params.idOrSlug, params.revisionId),
  })),
});
