import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { checkoutResponse, checkoutParams as params, testOutcome } from "@/lib/checkouts/schema";
import { chooseTestOutcome } from "@/lib/checkouts/test-outcome";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: testOutcome,
      summary: "Choose what happens to a payment at the test gateway",
      description:
        "Not found unless the test gateway is in use. After the first payment, the outcome applies to later payments.",
      responses: { 200: checkoutResponse },
      refusals: ["forbidden", "conflict"],
    },
    async ({ actor, params, body }) => ({
      checkout: await chooseTestOutcome(actor, params.checkoutId, body.outcome),
    }),
  ),
});
