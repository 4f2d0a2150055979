import "server-only";
import { refreshCheckout } from "@/lib/checkouts/checkouts";
import { syncSubscription } from "@/lib/subscriptions/sync";

/** The largest event that Stripe sends is much smaller. */
export const EVENT_MAX_BYTES = 1024 * 1024;

/**
 * Receives an event of Stripe. The same event again changes nothing, and the order of events does not matter, because
 * the state is fetched. Throws a 400 for a bad signature. Stripe sends an event again that failed.
 */
export async function receiveStripeEvent(request: Request): Promise<void> {
  const { readStripeEvent } = await import("@/lib/stripe-gateway/events");
  const event = await readStripeEvent(await request.text(), request.headers.get("stripe-signature"));
  const { eventId, type, subscriptionId, checkoutId } = event;
  if (subscriptionId) await syncSubscription({ gateway: "stripe", gatewayId: subscriptionId }, { eventId, type });
  if (checkoutId) await refreshCheckout(checkoutId);
}
