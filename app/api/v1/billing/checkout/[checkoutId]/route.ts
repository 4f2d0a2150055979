import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getCheckout } from "@/lib/checkouts/checkouts";
import { checkoutResponse, checkoutParams as params } from "@/lib/checkouts/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get one of your checkouts",
      description: "An open checkout is first updated from the payment service, in case you have just paid there.",
      responses: { 200: checkoutResponse },
      refusals: ["not_configured", "unavailable"],
    },
    async ({ actor, params }) => ({ checkout: await getCheckout(actor, params.checkoutId) }),
  ),
});
