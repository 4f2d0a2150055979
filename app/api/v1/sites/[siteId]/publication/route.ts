import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { cancelSchedule, getPublication, unpublishSite } from "@/lib/publications/publications";
import { publishSite } from "@/lib/publications/publish";
import { publicationInput, publicationResponse, unpublishQuery } from "@/lib/publications/schema";
import { siteParams as params, siteResponse } from "@/lib/sites/schema";
import { getSite } from "@/lib/sites/sites";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: publicationInput,
      summary: "Publish a site",
      description:
        "Takes a snapshot of the project and shows it at once, or at `publish_at`. Later changes do not show until the next publication. 422 with the field `checks` if a check finds an error.",
      responses: { 201: publicationResponse },
      refusals: ["forbidden", "limit_reached", "too_many_requests", "conflict"],
    },
    async ({ actor, workspace, params: { siteId }, body }) => {
      const { id } = await publishSite({ actor, workspace }, siteId, body);
      return { publication: await getPublication(siteId, id), site: await getSite({ actor, workspace }, siteId) };
    },
  ),

  DELETE: endpoint(
    {
      access: "user",
      ownerOnly: true,
      params,
      query: unpublishQuery,
      summary: "Take a site offline",
      description:
        "Also cancels a scheduled publication. With `scheduled=true`, does only that, and the site stays online.",
      responses: { 200: siteResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params: { siteId }, query }) => {
      const cancelOrUnpublish = query.scheduled ? cancelSchedule : unpublishSite;
      await cancelOrUnpublish({ actor, workspace }, siteId);
      return { site: await getSite({ actor, workspace }, siteId) };
    },
  ),
});
