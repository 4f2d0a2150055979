import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { cancelSubscription } from "@/lib/subscriptions/cancellation";
import { cancellation, subscriptionParams as params, subscriptionResponse } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: cancellation,
      summary: "Cancel a subscription",
      description:
        "It stays valid until the end of its period. With `at: now` (needs `subscriptions.update`, a session and a confirmed password) it ends at once, even if an admin has extended it. A subscription that an admin gave always ends at once, so no API token can cancel it.",
      responses: { 200: subscriptionResponse },
      refusals: ["forbidden", "password_required", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor, params, body }) => ({ subscription: await cancelSubscription(actor, params.subscriptionId, body) }),
  ),
});
