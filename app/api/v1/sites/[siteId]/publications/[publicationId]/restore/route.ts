import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { returnToPublication } from "@/lib/publications/publications";
import { publicationParams as params } from "@/lib/publications/schema";
import { siteResponse } from "@/lib/sites/schema";
import { getSite } from "@/lib/sites/sites";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Return to an earlier publication",
      description:
        "Visitors see it again as it was. The project does not change. If the publication is scheduled, it is shown at once and its schedule is cancelled.",
      responses: { 200: siteResponse },
      refusals: ["forbidden", "limit_reached", "conflict"],
    },
    async ({ actor, workspace, params: { siteId, publicationId } }) => {
      await returnToPublication({ actor, workspace }, siteId, publicationId);
      return { site: await getSite({ actor, workspace }, siteId) };
    },
  ),
});
