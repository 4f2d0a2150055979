import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { siteParams as params, siteResponse } from "@/lib/sites/schema";
import { restoreSite } from "@/lib/sites/sites";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Restore a site from the trash",
      responses: { 200: siteResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params }) => ({ site: await restoreSite({ actor, workspace }, params.siteId) }),
  ),
});
