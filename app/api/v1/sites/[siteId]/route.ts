import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { siteParams as params, siteChange, siteResponse } from "@/lib/sites/schema";
import { deleteSite, getSite, updateSite } from "@/lib/sites/sites";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "user", params, summary: "Get a site", responses: { 200: siteResponse }, refusals: ["forbidden"] },
    async ({ actor, workspace, params }) => ({ site: await getSite({ actor, workspace }, params.siteId) }),
  ),

  PUT: endpoint(
    {
      access: "user",
      params,
      body: siteChange,
      summary: "Change a site",
      description:
        "A new address takes effect at once. A new name, project, language or icon takes effect with the next publication.",
      responses: { 200: siteResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => ({
      site: await updateSite({ actor, workspace }, params.siteId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      ownerOnly: true,
      params,
      summary: "Move a site to the trash",
      description: "It goes offline and no longer counts towards the limit. It can be restored for 30 days.",
      responses: { 200: done },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => deleteSite({ actor, workspace }, params.siteId),
  ),
});
