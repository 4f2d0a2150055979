import "server-only";
import Stripe from "stripe";
import { AppError } from "@/lib/errors";
import { secretSetting } from "@/lib/settings/secrets";
import { idOf } from "@/lib/stripe-gateway/object-id";

/** The subject of an event from Stripe. The rest of the event is ignored, because the state is fetched. */
export type StripeEvent = {
  eventId: string;
  type: string;
  subscriptionId: string | null;
  /** The id of our checkout. */
  checkoutId: string | null;
};

/** Checks the signature of an event and reads it. Throws a 404 if no secret is set, and a 400 for a bad signature. */
export async function readStripeEvent(body: string, signature: string | null): Promise<StripeEvent> {
  const secret = await secretSetting("billing.stripe_webhook_secret");
  if (!secret) throw new AppError("not_found", "There is no such page.");
  try {
    const event = Stripe.webhooks.constructEvent(body, signature ?? "", secret);
    return { eventId: event.id, type: event.type, ...subjectOf(event.data.object) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw new AppError("malformed", "The signature is wrong.");
    throw error;
  }
}

function subjectOf(object: Stripe.Event.Data.Object): Pick<StripeEvent, "subscriptionId" | "checkoutId"> {
  const known = object as Stripe.Subscription | Stripe.Invoice | Stripe.Checkout.Session;
  switch (known.object) {
    case "subscription":
      return { subscriptionId: known.id, checkoutId: null };
    case "invoice":
      return { subscriptionId: idOf(known.parent?.subscription_details?.subscription), checkoutId: null };
    case "checkout.session":
      return { subscriptionId: idOf(known.subscription), checkoutId: known.client_reference_id };
    default:
      return { subscriptionId: null, checkoutId: null };
  }
}
