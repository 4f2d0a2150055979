import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { resyncSubscription } from "@/lib/subscriptions/resync";
import { subscriptionParams as params, subscriptionResponse } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "subscriptions.update",
      params,
      summary: "Fetch the state of a subscription from its payment service",
      description: "Use this if a webhook event of the payment service was lost. A job does the same every night.",
      responses: { 200: subscriptionResponse },
      refusals: ["conflict", "password_required", "not_configured", "unavailable"],
    },
    async ({ actor, params }) => ({ subscription: await resyncSubscription(actor, params.subscriptionId) }),
  ),
});
