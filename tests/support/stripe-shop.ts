import { GET as GET_CHECKOUT } from "@/app/api/v1/billing/checkout/[checkoutId]/route";
import { POST as START } from "@/app/api/v1/billing/checkout/route";
import { POST as WEBHOOK } from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/db/db";
import { call } from "./api";
import { type TestPlan, turnBillingOn } from "./plans";
import { type Payment, StripeServer } from "./stripe-server";

type Person = { id: number };

/** Starts a fake Stripe for all tests of a file, and makes the app sell through it with a tax of 19%. */
export function withStripe(): StripeServer {
  const stripe = new StripeServer();
  beforeAll(() => stripe.start());
  afterAll(() => stripe.stop());
  beforeEach(async () => {
    stripe.reset();
    await turnBillingOn({ gateway: "stripe", live: true, tax_percent: 19 });
  });
  return stripe;
}

/** Starts the checkout of a plan and returns the checkout. */
export const createCheckout = async (as: Person, plan: TestPlan) =>
  (await call(START, { as, body: plan })).json.checkout;

/** Reads the id of the Stripe Checkout session of one of our checkouts. */
export const stripeSessionIdOf = async (checkoutId: string) =>
  String((await db.checkout.findUniqueOrThrow({ where: { id: checkoutId } })).gatewayId);

/** Gets the checkout that the app shows to a user who returns from Stripe. */
export const returnFromStripe = async (as: Person, checkoutId: string) =>
  (await call(GET_CHECKOUT, { as, params: { checkoutId } })).json.checkout;

/** Sends a webhook event, as Stripe does. */
export const sendEvent = ({ payload, signature }: { payload: string; signature: string }) =>
  call(WEBHOOK, { body: payload, headers: { "stripe-signature": signature, cookie: null } });

/** Reads our row of a subscription at Stripe. */
export const subscriptionRowOf = (gatewayId: string) =>
  db.subscription.findUniqueOrThrow({ where: { gateway_gatewayId: { gateway: "stripe", gatewayId } } });

/** Buys a plan at Stripe and returns to the app. Returns Stripe's id of the subscription and ours. */
export async function subscribeAt(stripe: StripeServer, as: Person, plan: TestPlan, payment: Payment = {}) {
  const checkout = await createCheckout(as, plan);
  const gatewayId = stripe.pay(await stripeSessionIdOf(checkout.id), payment);
  const { subscription_id: id } = await returnFromStripe(as, checkout.id);
  return { gatewayId, id: Number(id) };
}
