import "server-only";
import * as z from "zod";
import { AppError } from "@/lib/errors";
import { readSecretSetting } from "@/lib/settings/secrets";
import { findAtStripe } from "@/lib/stripe-gateway/client";
import { isSigned } from "@/lib/stripe-gateway/event-signature";
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

/**
 * Checks the signature of an event and reads it. Throws a 404 if no secret is set, and a 400 for a bad signature or a
 * body that is no event.
 */
export async function readStripeEvent(
  signature: string | null,
  readBody: () => Promise<Uint8Array>,
): Promise<StripeEvent> {
  const secret = await readSecretSetting("billing.stripe_webhook_secret");
  if (!secret) throw new AppError("not_found", "There is no such page.");
  if (!signature) throw wrongSignature();
  const body = Buffer.from(await readBody());
  if (!isSigned(body, signature, secret)) throw wrongSignature();
  const { id, type, data } = parse(eventSchema, parseJson(body));
  return { eventId: id, type, ...(await findSubject(data.object)) };
}

const wrongSignature = () => new AppError("malformed", "The signature is wrong.");
const noEvent = () => new AppError("malformed", "This is not an event.");

const stripeId = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const reference = z.union([stripeId, z.object({ id: stripeId })]).nullish();

const eventSchema = z.object({
  id: stripeId,
  object: z.literal("event"),
  type: stripeId,
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw noEvent();
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(value);
  if (!success) throw noEvent();
  return data;
}

type Subject = Pick<StripeEvent, "subscriptionId" | "checkoutId">;

async function findSubject(eventObject: { object: string }): Promise<Subject> {
  switch (eventObject.object) {
    case "subscription":
      return { subscriptionId: parse(subscriptionSchema, eventObject).id, checkoutId: null };
    case "invoice":
      return { subscriptionId: subscriptionIdOf(parse(invoiceSchema, eventObject)), checkoutId: null };
    case "credit_note": {
      const { invoice } = parse(creditNoteSchema, eventObject);
      return { subscriptionId: await findSubscriptionOfInvoice(idOf(invoice)), checkoutId: null };
    }
    case "checkout.session": {
      const { subscription, client_reference_id } = parse(sessionSchema, eventObject);
      return { subscriptionId: idOf(subscription), checkoutId: ownCheckoutId(client_reference_id) };
    }
    default:
      return { subscriptionId: null, checkoutId: null };
  }
}

const subscriptionSchema = z.object({ id: stripeId });
const creditNoteSchema = z.object({ invoice: reference });
const sessionSchema = z.object({ subscription: reference, client_reference_id: z.string().nullish() });

/**
 * An event has the API version of its webhook endpoint. In versions before 2025-03-31, invoices had a `subscription`
 * instead of a `parent`.
 */
const invoiceSchema = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  subscription: reference,
});

const subscriptionIdOf = ({ parent, subscription }: z.output<typeof invoiceSchema>): string | null =>
  idOf(parent?.subscription_details?.subscription) ?? idOf(subscription);

/** Another application with the same Stripe account may use other references. */
const ownCheckoutId = (id: string | null | undefined): string | null => (id && /^[\w-]{20,64}$/.test(id) ? id : null);

async function findSubscriptionOfInvoice(id: string | null): Promise<string | null> {
  const invoice = id && (await findAtStripe((stripe) => stripe.invoices.retrieve(id)));
  return invoice ? subscriptionIdOf(parse(invoiceSchema, invoice)) : null;
}
