import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { EVENT_MAX_BYTES, receiveStripeEvent } from "@/lib/checkouts/stripe-webhook";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      withoutCsrf: true,
      uncounted: true,
      takes: { media: "application/json", description: "An event of Stripe, with its signature in `Stripe-Signature`" },
      maxBody: EVENT_MAX_BYTES,
      summary: "Receive an event of Stripe",
      description: "Not found without a secret for its signature. Each event has its effect once, in any order.",
      responses: { 200: done },
      refusals: ["malformed", "not_found", "not_configured", "unavailable"],
    },
    async ({ request }) => {
      await receiveStripeEvent(request);
      return {};
    },
  ),
});
