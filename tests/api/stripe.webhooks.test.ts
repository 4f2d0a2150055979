import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { POST as WEBHOOK } from "@/app/api/webhooks/stripe/route";
import { receiveStripeEvent } from "@/lib/checkouts/stripe-webhook";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import {
  createCheckout,
  sendEvent,
  stripeSessionIdOf,
  subscribeAt,
  subscriptionRowOf,
  withStripe,
} from "../support/stripe-shop";

const stripe = withStripe();
const subscribe = subscribeAt.bind(null, stripe);

test.each([
  ["a payment page", "checkout.session.completed", {}],
  ["an invoice", "invoice.paid", {}],
  ["an invoice in an older API version", "invoice.paid", { isOld: true }],
  ["a subscription", "customer.subscription.created", {}],
])("an event about %s activates the subscription", async (_, type, options) => {
  const checkout = await createCheckout(await createUser(), await createPlan());
  const gatewayId = stripe.pay(await stripeSessionIdOf(checkout.id));

  await sendEvent(stripe.event(type, gatewayId, options));

  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ status: "active" });
});

test("an order expires with its payment page", async () => {
  const { id } = await createCheckout(await createUser(), await createPlan());

  await sendEvent(stripe.expire(await stripeSessionIdOf(id)));

  expect(await db.checkout.findUnique({ where: { id } })).toMatchObject({ state: "expired" });
});

test("an event that arrives several times, even concurrently, is handled once", async () => {
  const as = await createUser();
  const checkout = await createCheckout(as, await createPlan());
  const gatewayId = stripe.pay(await stripeSessionIdOf(checkout.id));
  const event = stripe.event("invoice.paid", gatewayId);

  const responses = await Promise.all(Array.from({ length: 8 }, () => sendEvent(event)));

  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await db.invoice.count({ where: { userId: as.id } })).toBe(1);
  expect(await db.notification.count({ where: { userId: as.id, type: "subscriptions.receipt" } })).toBe(1);
  expect((await subscriptionRowOf(gatewayId)).version).toBe(1);
});

test("16 different events that arrive concurrently are all handled", async () => {
  const { gatewayId } = await subscribe(await createUser(), await createPlan());
  const events = Array.from({ length: 16 }, () => stripe.event("customer.subscription.updated", gatewayId));

  const responses = await Promise.all(events.map(sendEvent));

  expect(responses.map(({ status }) => status)).toEqual(Array(16).fill(200));
  expect(await db.gatewayEvent.count()).toBe(16);
});

test("an earlier event that arrives after the deletion event does not reactivate the subscription", async () => {
  const as = await createUser();
  const { gatewayId, id } = await subscribe(as, await createPlan());
  const updateEvent = stripe.event("customer.subscription.updated", gatewayId);
  await call(CANCEL, { as, params: { subscriptionId: id }, body: {} });
  stripe.moveIntoPast(gatewayId, 40);
  const deletionEvent = stripe.event("customer.subscription.deleted", gatewayId);

  await sendEvent(deletionEvent);
  await sendEvent(updateEvent);

  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ status: "ended", endedAt: expect.any(Date) });
});

test("events report a failed renewal and its later payment", async () => {
  const as = await createUser();
  const { gatewayId } = await subscribe(as, await createPlan({ interval: "day", intervalCount: 30 }));
  stripe.setCard(gatewayId, "declines");
  stripe.moveIntoPast(gatewayId, 30.5);

  await sendEvent(stripe.event("invoice.payment_failed", gatewayId));
  expect(await subscriptionRowOf(gatewayId)).toMatchObject({
    status: "past_due",
    failedPayments: 1,
    paymentUrl: expect.stringMatching(/^https:\/\/invoice\.stripe\.test\//),
  });
  const notices = await db.notification.findMany({
    where: { userId: as.id, type: "subscriptions.payment_failed" },
  });
  expect(notices).toMatchObject([{ data: { mainAction: { label: "Pay the open invoice", action: "/billing" } } }]);

  stripe.setCard(gatewayId, "works");
  await sendEvent(stripe.event("invoice.paid", gatewayId));
  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ status: "active", failedPayments: 0 });
  expect(await db.invoice.count({ where: { userId: as.id, status: "paid" } })).toBe(2);
});

test.each([
  ["a wrong secret", { secret: "whsec_of_somebody_else" }],
  ["a short secret", { secret: "x" }],
])("an event signed with %s is refused and changes nothing", async (_, options) => {
  const checkout = await createCheckout(await createUser(), await createPlan());
  const gatewayId = stripe.pay(await stripeSessionIdOf(checkout.id));

  expect(await sendEvent(stripe.event("invoice.paid", gatewayId, options))).toBeRefused(400, "malformed");
  expect(await db.subscription.count({ where: { gatewayId } })).toBe(0);
});

test("an event without a signature, or changed in transit, is refused", async () => {
  const { gatewayId } = await subscribe(await createUser(), await createPlan());
  const event = stripe.event("invoice.paid", gatewayId);

  expect(await sendEvent({ ...event, payload: event.payload.replace("invoice.paid", "invoice.made") })).toBeRefused(
    400,
    "malformed",
  );
  expect(await call(WEBHOOK, { body: event.payload })).toBeRefused(400, "malformed");
});

test.each([
  ["a minute ago", -60, 200],
  ["in a minute", 60, 200],
  ["ten minutes ago", -600, 400],
  ["in ten minutes", 600, 400],
])("an event whose signature was made %s is answered by the tolerance of five minutes", async (_, seconds, status) => {
  const { gatewayId } = await subscribe(await createUser(), await createPlan());
  const { payload } = stripe.event("customer.subscription.updated", gatewayId);
  const signature = stripe.sign(payload, { secondsFromNow: seconds });

  expect((await sendEvent({ payload, signature })).status).toBe(status);
});

const eventAbout = (object: unknown) => ({ id: "evt_1", object: "event", type: "a.type", data: { object } });

test.each([
  "null",
  "1",
  "[]",
  "no JSON",
  ...[
    {},
    { ...eventAbout({ object: "invoice" }), id: undefined },
    { ...eventAbout({ object: "invoice" }), id: {} },
    { ...eventAbout({ object: "invoice" }), id: "evt\u0000" },
    { ...eventAbout({ object: "invoice" }), type: 5 },
    { ...eventAbout({ object: "invoice" }), object: "v2.core.event" },
    { ...eventAbout(null), data: undefined },
    { ...eventAbout(null), data: null },
    eventAbout(undefined),
    eventAbout(null),
    eventAbout("invoice"),
    eventAbout({}),
    eventAbout({ object: "invoice", parent: 7 }),
    eventAbout({ object: "invoice", subscription: "sub\u0000" }),
    eventAbout({ object: "subscription" }),
    eventAbout({ object: "subscription", id: { id: "sub_1" } }),
    eventAbout({ object: "checkout.session", client_reference_id: {} }),
    eventAbout({ object: "credit_note", invoice: { id: 5 } }),
  ].map((event) => JSON.stringify(event)),
])("the signed body %s is no event and is refused", async (payload) => {
  const response = await sendEvent({ payload, signature: stripe.sign(payload) });

  expect(response).toBeRefused(400, "malformed");
});

test("an event about something else, or about another application's payment page, is accepted", async () => {
  const events = [
    eventAbout({ object: "customer", id: "cus_1" }),
    eventAbout({ object: "checkout.session", subscription: null, client_reference_id: "Bestellung Nr. 7 \u0000" }),
  ];

  for (const event of events) {
    const payload = JSON.stringify(event);
    expect((await sendEvent({ payload, signature: stripe.sign(payload) })).status).toBe(200);
  }
});

test("an event that could not be handled takes effect when it is sent again", async () => {
  const checkout = await createCheckout(await createUser(), await createPlan());
  const gatewayId = stripe.pay(await stripeSessionIdOf(checkout.id));
  const event = stripe.event("invoice.paid", gatewayId);

  stripe.isDown = true;
  const response = await sendEvent(event).finally(() => {
    stripe.isDown = false;
  });

  expect(response).toBeRefused(503, "unavailable");
  expect((await sendEvent(event)).status).toBe(200);
  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ status: "active" });
});

test.each([
  ["the event has no signature", null, true, "malformed"],
  ["no webhook secret is set", "t=1,v1=a", false, "not_found"],
] as const)("the body of an event is not read if %s", async (_, signature, hasSecret, code) => {
  const before = env().STRIPE_WEBHOOK_SECRET;
  if (!hasSecret) Object.assign(env(), { STRIPE_WEBHOOK_SECRET: undefined });
  const readBody = jest.fn(async () => new Uint8Array());

  const refusal = receiveStripeEvent(signature, readBody);

  await expect(refusal).rejects.toMatchObject({ code });
  expect(readBody).not.toHaveBeenCalled();
  Object.assign(env(), { STRIPE_WEBHOOK_SECRET: before });
});
