import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { planOrder } from "@/lib/billing/schema";
import { startCheckout } from "@/lib/checkouts/checkouts";
import { newCheckoutResponse } from "@/lib/checkouts/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      body: planOrder,
      summary: "Start a checkout",
      description:
        "Returns the address of the payment page. For 23 hours, the same order returns the same page. Another order closes that page. Only a first subscription can have a trial. A hidden plan needs `offer`, the token of its link.",
      responses: { 201: newCheckoutResponse },
      refusals: ["not_found", "forbidden", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor, body }) => {
      const checkout = await startCheckout(actor, body);
      return { url: checkout.url, checkout };
    },
  ),
});
