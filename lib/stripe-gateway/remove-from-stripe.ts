import "server-only";
import { findAtStripe } from "@/lib/stripe-gateway/client";
import { stripeGateway } from "@/lib/stripe-gateway/stripe-gateway";

/** The ids of what a deleted account leaves at Stripe. */
export type StripeObjectIds = {
  customerId: string | null;
  /** Payment pages that may still be open. */
  sessionIds: string[];
  subscriptionIds: string[];
};

/**
 * Closes the payment pages of a deleted account, ends its subscriptions and deletes its customer. Stripe keeps the
 * customer's invoices. If a payment was made on one of the pages after the account was deleted, it is refunded. A
 * second run changes nothing.
 */
export async function removeFromStripe({ customerId, sessionIds, subscriptionIds }: StripeObjectIds): Promise<void> {
  for (const id of sessionIds) {
    await stripeGateway.expireCheckout(id);
    const { subscriptionId } = await stripeGateway.fetchCheckout(id);
    if (subscriptionId && !subscriptionIds.includes(subscriptionId)) await stripeGateway.endAndRefund(subscriptionId);
  }
  for (const id of subscriptionIds) await findAtStripe((stripe) => stripe.subscriptions.cancel(id));
  if (customerId) await findAtStripe((stripe) => stripe.customers.del(customerId));
}
