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
        "It then stays valid whether or not it is paid for. The time must not be before the one until which it is valid without an extension, except for a subscription that an admin gave to the user. Another call may replace the time with an earlier one, within the same limit.",
      responses: { 200: subscriptionResponse },
      refusals: ["conflict"],
    },
    async ({ actor, params, body }) => ({
      subscription: await extendSubscription(actor, params.subscriptionId, body),
    }),
  ),
});
