import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { suspendedSitesResponse, undoSuspensionInput } from "@/lib/site-reports/schema";
import { liftSuspensions } from "@/lib/site-reports/suspension";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "sites.update",
      body: undoSuspensionInput,
      summary: "Lift the suspension of several sites",
      description: "At most 100. Answers which of them were suspended.",
      responses: { 200: suspendedSitesResponse },
    },
    async ({ actor, body }) => ({ site_ids: await liftSuspensions(actor, body) }),
  ),
});
