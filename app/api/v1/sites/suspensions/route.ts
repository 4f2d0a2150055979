import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { bulkSuspensionInput, suspendedSitesResponse } from "@/lib/site-reports/schema";
import { suspendSites } from "@/lib/site-reports/suspension";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "sites.update",
      body: bulkSuspensionInput,
      summary: "Suspend several sites",
      description:
        "At most 100. Answers which of them were suspended by this call: not those that were before, nor those in the trash.",
      responses: { 200: suspendedSitesResponse },
    },
    async ({ actor, body }) => ({ site_ids: await suspendSites(actor, body) }),
  ),
});
