import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { resumeSubscription } from "@/lib/subscriptions/cancellation";
import { subscriptionParams as params, subscriptionResponse } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Undo a cancellation",
      description: "Possible until the subscription has ended.",
      responses: { 200: subscriptionResponse },
      refusals: ["forbidden", "password_required", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor, params }) => ({ subscription: await resumeSubscription(actor, params.subscriptionId) }),
  ),
});
