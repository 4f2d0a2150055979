import "server-only";
import Stripe from "stripe";
import { AppError } from "@/lib/errors";
import { readSecretSetting } from "@/lib/settings/secrets";
import { findAtStripe } from "@/lib/stripe-gateway/client";
import { idOf } from "@/lib/stripe-gateway/object-id";

/**
 * What an event from Stripe is about. The rest of the event is ignored, because the current state is fetched from
 * Stripe.
 */
export type StripeEvent = {
  eventId: string;
  type: string;
  subscriptionId: string | null;
  /** The id of our checkout. */
  checkoutId: string | null;
};

/** Checks the signature of an event and reads it. Throws a 404 if no secret is set, and a 400 for a bad signature. */
export async function readStripeEvent(
  signature: string | null,
  readBody: () => Promise<Uint8Array>,
): Promise<StripeEvent> {
  const secret = await readSecretSetting("billing.stripe_webhook_secret");
  if (!secret) throw new AppError("not_found", "There is no such page.");
  if (!signature) throw wrongSignature();
  const event = verifyEvent(Buffer.from(await readBody()), signature, secret);
  return { eventId: event.id, type: event.type, ...(await findSubject(event.data.object)) };
}

function verifyEvent(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw wrongSignature();
    throw error;
  }
}

const wrongSignature = () => new AppError("malformed", "The signature is wrong.");

type Subject = Pick<StripeEvent, "subscriptionId" | "checkoutId">;

async function findSubject(eventObject: Stripe.Event.Data.Object): Promise<Subject> {
  const source = eventObject as Stripe.Subscription | Stripe.Invoice | Stripe.CreditNote | Stripe.Checkout.Session;
  switch (source.object) {
    case "subscription":
      return { subscriptionId: source.id, checkoutId: null };
    case "invoice":
      return { subscriptionId: subscriptionIdOf(source), checkoutId: null };
    case "credit_note":
      return { subscriptionId: await findSubscriptionOfInvoice(idOf(source.invoice)), checkoutId: null };
    case "checkout.session":
      return { subscriptionId: idOf(source.subscription), checkoutId: source.client_reference_id };
    default:
      return { subscriptionId: null, checkoutId: null };
  }
}

/**
 * An event has the API version of its webhook endpoint. In versions before 2025-03-31, invoices had a `subscription`
 * instead of a `parent`.
 */
const subscriptionIdOf = (invoice: Stripe.Invoice & { subscription?: string | null }): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription) ?? invoice.subscription ?? null;

async function findSubscriptionOfInvoice(id: string | null): Promise<string | null> {
  const invoice = id && (await findAtStripe((stripe) => stripe.invoices.retrieve(id)));
  return invoice ? subscriptionIdOf(invoice) : null;
}
