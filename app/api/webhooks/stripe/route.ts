import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { EVENT_MAX_BYTES, receiveStripeEvent } from "@/lib/checkouts/stripe-webhook";
import { readBody } from "@/lib/http/input";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      withoutCsrf: true,
      isExemptFromRateLimit: true,
      takes: { media: "application/json", description: "A Stripe event, with its signature in `Stripe-Signature`" },
      maxBody: EVENT_MAX_BYTES,
      summary: "Receive a Stripe event",
      description:
        "404 unless the secret for the signature is configured. Events may arrive repeatedly and in any order.",
      responses: { 200: done },
      refusals: ["malformed", "not_found", "not_configured", "unavailable"],
    },
    async ({ request }) => {
      await receiveStripeEvent(request.headers.get("stripe-signature"), () => readBody(request, EVENT_MAX_BYTES));
      return {};
    },
  ),
});
