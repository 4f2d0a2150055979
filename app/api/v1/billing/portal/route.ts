import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createPortalUrl } from "@/lib/subscriptions/portal";
import { portalResponse } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      summary: "Open the page where the payment method is changed",
      description: "Returns its address: a URL of the payment service, or a path of this site.",
      responses: { 200: portalResponse },
      refusals: ["not_found", "forbidden", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor }) => ({ url: await createPortalUrl(actor) }),
  ),
});
