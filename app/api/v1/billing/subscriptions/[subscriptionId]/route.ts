import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { extendSubscription } from "@/lib/subscriptions/manual";
import { subscriptionParams as params, subscriptionChange, subscriptionResponse } from "@/lib/subscriptions/schema";
import { getSubscription } from "@/lib/subscriptions/subscriptions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get a subscription",
      description: "You can get your own subscriptions, and with `subscriptions.view` all subscriptions.",
      responses: { 200: subscriptionResponse },
    },
    async ({ actor, params }) => ({ subscription: await getSubscription(actor, params.subscriptionId) }),
  ),

  PUT: endpoint(
    {
      access: "subscriptions.update",
      params,
      body: subscriptionChange,
      summary: "Keep a subscription valid until a time",
      description:
        "It then stays valid until that time, even if nobody pays for it. The time must not be earlier than the end that it has without an extension. This limit does not apply to a subscription that an admin gave to the user. A later call may set an earlier time, within the same limit.",
      responses: { 200: subscriptionResponse },
      refusals: ["password_required", "conflict"],
    },
    async ({ actor, params, body }) => ({
      subscription: await extendSubscription(actor, params.subscriptionId, body),
    }),
  ),
});
