import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { planChoice } from "@/lib/billing/schema";
import { startCheckout } from "@/lib/checkouts/checkouts";
import { newCheckoutResponse } from "@/lib/checkouts/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      body: planChoice,
      summary: "Start to buy a plan",
      description:
        "Returns where the user pays. The same order leads to the same page for 23 hours; another order closes it. A trial is only for a first subscription.",
      responses: { 201: newCheckoutResponse },
      refusals: ["not_found", "forbidden", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor, body }) => {
      const checkout = await startCheckout(actor, body);
      return { url: checkout.url, checkout };
    },
  ),
});
