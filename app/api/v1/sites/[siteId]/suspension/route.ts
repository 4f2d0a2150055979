import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { suspensionInput } from "@/lib/site-reports/schema";
import { liftSuspension, suspendSite } from "@/lib/site-reports/suspension";
import { siteParams as params, siteResponse } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "sites.update",
      params,
      body: suspensionInput,
      summary: "Suspend a site",
      description: "Takes it offline and emails the reason to its owner. A suspended site keeps its first reason.",
      responses: { 200: siteResponse },
    },
    async ({ actor, params, body }) => ({ site: await suspendSite(actor, params.siteId, body) }),
  ),

  DELETE: endpoint(
    {
      access: "sites.update",
      params,
      summary: "Lift the suspension of a site",
      responses: { 200: siteResponse },
    },
    async ({ actor, params }) => ({ site: await liftSuspension(actor, params.siteId) }),
  ),
});
