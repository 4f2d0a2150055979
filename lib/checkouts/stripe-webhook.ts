import "server-only";
import { refreshCheckout } from "@/lib/checkouts/checkouts";
import { syncSubscription } from "@/lib/subscriptions/sync";

/** The largest event that Stripe sends is much smaller. */
export const EVENT_MAX_BYTES = 1024 * 1024;

/**
 * Handles an event from Stripe. The state is fetched from Stripe, so a repeated event changes nothing, and the order of
 * events does not matter. Throws a 404 if no webhook secret is set, because the sender could not be verified, and a 400
 * for a bad signature. `readBody` is called only if there are a secret and a signature. After an error, Stripe sends
 * the event again.
 */
export async function receiveStripeEvent(signature: string | null, readBody: () => Promise<Uint8Array>): Promise<void> {
  const { readStripeEvent } = await import("@/lib/stripe-gateway/events");
  const event = await readStripeEvent(signature, readBody);
  const { eventId, type, subscriptionId, checkoutId } = event;
  if (subscriptionId) await syncSubscription({ gateway: "stripe", gatewayId: subscriptionId }, { eventId, type });
  if (checkoutId) await refreshCheckout(checkoutId);
}
