import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createSubscription } from "@/lib/subscriptions/manual";
import {
  subscriptionInput,
  subscriptionListQuery,
  subscriptionPage,
  subscriptionResponse,
} from "@/lib/subscriptions/schema";
import { listSubscriptions } from "@/lib/subscriptions/subscriptions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: subscriptionListQuery,
      summary: "List subscriptions",
      description:
        "The caller's own, the newest first. `everyone=true` (needs `subscriptions.view`) lists those of all users.",
      responses: { 200: subscriptionPage },
      refusals: ["not_found", "forbidden"],
    },
    async ({ actor, query }) => listSubscriptions(actor, query),
  ),

  POST: endpoint(
    {
      access: "subscriptions.create",
      body: subscriptionInput,
      summary: "Give a user a plan",
      description:
        "Nobody pays for it. Without `ends_at` it has no end. You need all permissions of the plan that are not only about one's own content.",
      responses: { 201: subscriptionResponse },
      refusals: ["not_found", "password_required", "conflict"],
    },
    async ({ actor, body }) => ({ subscription: await createSubscription(actor, body) }),
  ),
});
