import { POST as START } from "@/app/api/v1/billing/checkout/route";
import { POST as REFUND } from "@/app/api/v1/billing/invoices/[invoiceId]/refund/route";
import { GET as INVOICES } from "@/app/api/v1/billing/invoices/route";
import { POST as PORTAL } from "@/app/api/v1/billing/portal/route";
import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { POST as WEBHOOK } from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { reconcileSubscriptions } from "@/lib/subscriptions/jobs";
import { call } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, type TestPlan } from "../support/plans";
import { openStripe, returned, rowOf, send, sessionOf, startOrder, subscribeAt } from "../support/stripe-shop";

const stripe = openStripe();
const subscribe = subscribeAt.bind(null, stripe);

/** Pays for another plan by a page that was left open. */
async function payTwice(as: { id: number }): Promise<string> {
  const { gatewayId: sessionId } = await db.checkout.findFirstOrThrow({ where: { userId: as.id } });
  const gatewayId = stripe.payAgain(String(sessionId));
  await send(stripe.event("customer.subscription.created", gatewayId));
  return gatewayId;
}

test("a user pays on Stripe's page, and has the plan when they return", async () => {
  const as = await createUser();
  const plan = await createPlan({ amount: 1999, currency: "EUR" });

  const checkout = await startOrder(as, plan);
  expect(checkout).toMatchObject({
    gateway: "stripe",
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.test/),
  });
  stripe.pay(await sessionOf(checkout.id));

  expect(await returned(as, checkout.id)).toMatchObject({ state: "completed", subscription_id: expect.any(Number) });
  expect(await db.subscription.findFirst({ where: { userId: as.id } })).toMatchObject({
    status: "active",
    gateway: "stripe",
    paymentMethod: "Visa •••• 4242",
  });
  expect(await db.invoice.findFirst({ where: { userId: as.id } })).toMatchObject({
    subtotal: 1999,
    tax: 380,
    total: 2379,
  });
});

test("who leaves Stripe's page without a payment is back at the checkout", async () => {
  const plan = await createPlan();

  const { id } = await startOrder(await createUser(), plan);

  const { cancel_url, success_url } = stripe.orderOf(await sessionOf(id));
  expect(cancel_url).toMatch(new RegExp(`/checkout/${plan.product_id}/${plan.price_id}$`));
  expect(success_url).toMatch(new RegExp(`/checkout/done\\?checkout=${id}$`));
});

test("the event alone gives the plan to a user who does not return", async () => {
  const as = await createUser();
  const checkout = await startOrder(as, await createPlan());
  const gatewayId = stripe.pay(await sessionOf(checkout.id));

  const { status } = await send(stripe.event("customer.subscription.created", gatewayId));

  expect(status).toBe(200);
  expect(await rowOf(gatewayId)).toMatchObject({ userId: as.id, status: "active" });
});

test("an event that is sent several times, also at the same time, has its effect once", async () => {
  const as = await createUser();
  const checkout = await startOrder(as, await createPlan());
  const gatewayId = stripe.pay(await sessionOf(checkout.id));
  const event = stripe.event("invoice.paid", gatewayId);

  const responses = await Promise.all(Array.from({ length: 8 }, () => send(event)));

  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await db.invoice.count({ where: { userId: as.id } })).toBe(1);
  expect(await db.notification.count({ where: { userId: as.id, type: "subscriptions.receipt" } })).toBe(1);
  expect((await rowOf(gatewayId)).version).toBe(1);
});

test("events in the reversed order lead to the same state", async () => {
  const as = await createUser();
  const { gatewayId, id } = await subscribe(as, await createPlan());
  const updated = stripe.event("customer.subscription.updated", gatewayId);
  await call(CANCEL, { as, params: { subscriptionId: id }, body: {} });
  stripe.passDays(gatewayId, 40);
  const deleted = stripe.event("customer.subscription.deleted", gatewayId);

  await send(deleted);
  await send(updated);

  expect(await rowOf(gatewayId)).toMatchObject({ status: "ended", endedAt: expect.any(Date) });
});

test("a renewal and a failed payment arrive by events", async () => {
  const as = await createUser();
  const { gatewayId } = await subscribe(as, await createPlan({ interval: "day", intervalCount: 30 }));
  stripe.setCard(gatewayId, "declines");
  stripe.passDays(gatewayId, 30.5);

  await send(stripe.event("invoice.payment_failed", gatewayId));
  expect(await rowOf(gatewayId)).toMatchObject({ status: "past_due", failedPayments: 1 });
  expect(await db.notification.count({ where: { userId: as.id, type: "subscriptions.payment_failed" } })).toBe(1);

  stripe.setCard(gatewayId, "works");
  await send(stripe.event("invoice.paid", gatewayId));
  expect(await rowOf(gatewayId)).toMatchObject({ status: "active", failedPayments: 0 });
  expect(await db.invoice.count({ where: { userId: as.id, status: "paid" } })).toBe(2);
});

test.each([
  ["a wrong secret", { secret: "whsec_of_somebody_else" }],
  ["an empty secret", { secret: "x" }],
])("a signature with %s is refused and changes nothing", async (_, options) => {
  const checkout = await startOrder(await createUser(), await createPlan());
  const gatewayId = stripe.pay(await sessionOf(checkout.id));

  expect(await send(stripe.event("invoice.paid", gatewayId, options))).toBeRefused(400, "malformed");
  expect(await db.subscription.count({ where: { gatewayId } })).toBe(0);
});

test("an event without a signature, or changed on the way, is refused", async () => {
  const { gatewayId } = await subscribe(await createUser(), await createPlan());
  const event = stripe.event("invoice.paid", gatewayId);

  expect(await send({ ...event, payload: event.payload.replace("invoice.paid", "invoice.made") })).toBeRefused(
    400,
    "malformed",
  );
  expect(await call(WEBHOOK, { body: event.payload })).toBeRefused(400, "malformed");
});

test("an event that could not be handled has its effect when it is sent again", async () => {
  const checkout = await startOrder(await createUser(), await createPlan());
  const gatewayId = stripe.pay(await sessionOf(checkout.id));
  const event = stripe.event("invoice.paid", gatewayId);

  stripe.isDown = true;
  const failed = await send(event).finally(() => {
    stripe.isDown = false;
  });

  expect(failed).toBeRefused(503, "unavailable");
  expect((await send(event)).status).toBe(200);
  expect(await rowOf(gatewayId)).toMatchObject({ status: "active" });
});

test("a lost event is healed by the nightly comparison", async () => {
  const checkout = await startOrder(await createUser(), await createPlan());
  const gatewayId = stripe.pay(await sessionOf(checkout.id));
  const gone = await subscribe(await createUser(), await createPlan());
  stripe.setCard(gone.gatewayId, "declines");
  stripe.passDays(gone.gatewayId, 33);

  await reconcileSubscriptions();

  expect(await rowOf(gatewayId)).toMatchObject({ status: "active" });
  expect(await rowOf(gone.gatewayId)).toMatchObject({ status: "past_due" });
});

test("a subscription that cannot be compared does not keep the others from it", async () => {
  const broken = await subscribe(await createUser(), await createPlan());
  const checkout = await startOrder(await createUser(), await createPlan());
  const lost = stripe.pay(await sessionOf(checkout.id));
  stripe.breakSubscription(broken.gatewayId);

  await reconcileSubscriptions();

  expect(await rowOf(lost)).toMatchObject({ status: "active" });
});

test("the nightly comparison finds a refund of a subscription that has ended", async () => {
  const as = await createUser();
  const { gatewayId } = await subscribe(as, await createPlan());
  stripe.cancelInPortal(gatewayId);
  stripe.passDays(gatewayId, 40);
  await send(stripe.event("customer.subscription.deleted", gatewayId));
  stripe.refund(gatewayId);

  await reconcileSubscriptions();

  expect(await db.invoice.count({ where: { userId: as.id, status: "refunded" } })).toBe(1);
});

test("a change of plan charges what its preview says", async () => {
  const as = await createUser();
  const { id } = await subscribe(as, await createPlan({ amount: 1000 }));
  const plan = await createPlan({ amount: 5000 });
  const change = (body: object) => call(CHANGE, { as, params: { subscriptionId: id }, body: { ...plan, ...body } });

  const { preview } = (await change({ preview: true })).json;
  const { json } = await change({ at: preview.at });

  const invoice = await db.invoice.findFirstOrThrow({ where: { userId: as.id }, orderBy: { id: "desc" } });
  expect(json.subscription.product.id).toBe(plan.product_id);
  expect(preview.total).toBeGreaterThan(40);
  expect(invoice.total / 100).toBe(preview.total);
});

test("a coupon is a line of its own on the invoice", async () => {
  const as = await createUser();
  const plan = await createPlan({ name: "Pro", amount: 1999, currency: "EUR" });

  await subscribe(as, plan, { coupon: { percentOff: 25 } });

  const [invoice] = (await call(INVOICES, { as })).json.pagination.data;
  expect(invoice.lines).toMatchObject([
    { kind: "period", description: "Pro", amount: 19.99 },
    { kind: "discount", description: "Discount", amount: -5 },
  ]);
  expect(invoice).toMatchObject({ subtotal: 14.99, tax: 2.85, tax_percent: 19, total: 17.84, amount_due: 17.84 });
});

test.each([
  ["EUR", 1999, 33],
  ["EUR", 1999, 100],
  ["JPY", 1999, 15],
  ["KWD", 1990, 7],
  ["ISK", 505, 10],
  ["UGX", 333, 50],
])(
  "the lines of an invoice in %s over %i with a coupon of %i %% add up to its total",
  async (currency, amount, off) => {
    const as = await createUser();

    await subscribe(as, await createPlan({ amount, currency }), { coupon: { percentOff: off } });

    const { lines, ...invoice } = await db.invoice.findFirstOrThrow({
      where: { userId: as.id },
      include: { lines: true },
    });
    expect(lines.map((line) => line.kind).sort()).toEqual(["discount", "period"]);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(invoice.subtotal);
    expect(invoice.subtotal + invoice.tax).toBe(invoice.total);
  },
);

test("a renewal has the coupon too", async () => {
  const as = await createUser();
  const plan = await createPlan({ interval: "day", intervalCount: 30 });
  const { gatewayId } = await subscribe(as, plan, { coupon: { percentOff: 50 } });

  stripe.passDays(gatewayId, 30.5);
  await send(stripe.event("invoice.paid", gatewayId));

  const invoices = await db.invoice.findMany({ where: { userId: as.id } });
  expect(invoices.map(({ total, status }) => [total, status])).toEqual([
    [595, "paid"],
    [595, "paid"],
  ]);
});

test.each([
  ["net amounts", { percentOff: 20 }],
  ["discounts of their own", { percentOff: 20, itemized: true }],
])("the invoice of a change of plan with a coupon is what its preview says, with %s", async (_, coupon) => {
  const as = await createUser();
  const { id } = await subscribe(as, await createPlan({ amount: 1000 }), { coupon });
  const plan = await createPlan({ amount: 5000 });
  const change = (body: object) => call(CHANGE, { as, params: { subscriptionId: id }, body: { ...plan, ...body } });

  const { preview } = (await change({ preview: true })).json;
  await change({ at: preview.at });

  const { lines, subtotal, tax, total } = (await call(INVOICES, { as })).json.pagination.data[0];
  expect({ lines, subtotal, tax, total }).toEqual({
    lines: preview.lines,
    subtotal: preview.subtotal,
    tax: preview.tax,
    total: preview.total,
  });
  const cents = lines.map(({ amount }: { amount: number }) => Math.round(amount * 100));
  expect(cents.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(Math.round(subtotal * 100));
  expect(subtotal).toBe(32); // 80 % of the difference, for a period that has just begun
});

test("a change of plan in a trial costs nothing, and keeps the trial's end", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan({ trialDays: 14 }));
  const plan = await createPlan({ amount: 5000 });
  const { periodEnd } = await rowOf(gatewayId);
  const change = (body: object) => call(CHANGE, { as, params: { subscriptionId: id }, body: { ...plan, ...body } });

  const { preview } = (await change({ preview: true })).json;
  const { json } = await change({ at: preview.at });

  expect(preview).toMatchObject({ lines: [], total: 0, period_end: periodEnd?.toISOString() });
  expect(json.subscription).toMatchObject({ status: "trialing", product: { id: plan.product_id } });
});

test("a change of plan whose payment is declined changes nothing", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  const { priceId } = await rowOf(gatewayId);
  stripe.setCard(gatewayId, "declines");

  const response = await call(CHANGE, { as, params: { subscriptionId: id }, body: await createPlan({ amount: 9000 }) });

  expect(response).toBeRefused(409, "conflict");
  expect((await rowOf(gatewayId)).priceId).toBe(priceId);
});

test("16 checkouts at the same time, all of them paid, leave one live subscription and pay the others back", async () => {
  const as = await createUser();
  const plans = await Promise.all(Array.from({ length: 4 }, () => createPlan()));
  const checkouts = await Promise.all(Array.from({ length: 16 }, (_, at) => startOrder(as, plans[at % 4] as TestPlan)));
  const ids = [...new Set(checkouts.flatMap((checkout) => (checkout ? [String(checkout.id)] : [])))];
  const sessions = await Promise.all(ids.map(sessionOf));
  const paid = sessions.flatMap((session) => stripe.payIfOpen(session));

  await Promise.all(paid.map((gatewayId) => send(stripe.event("customer.subscription.created", gatewayId))));
  await runDueJobs("end-subscription");

  const rows = await db.subscription.findMany({ where: { userId: as.id } });
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  expect(paid.filter((id) => stripe.stateOf(id).status !== "ended")).toHaveLength(1);
});

test("a user who has paid twice gets the second payment back", async () => {
  const as = await createUser();
  const first = await startOrder(as, await createPlan());
  const one = stripe.pay(await sessionOf(first.id));
  const second = await startOrder(as, await createPlan());
  const two = stripe.pay(await sessionOf(second.id));

  await send(stripe.event("customer.subscription.created", one));
  await send(stripe.event("customer.subscription.created", two));
  await runDueJobs("end-subscription");

  expect([stripe.stateOf(one).status, stripe.stateOf(two).status]).toEqual(["active", "ended"]);
  const invoices = await db.invoice.findMany({ where: { subscription: { gatewayId: two } }, orderBy: { id: "asc" } });
  expect(invoices.map(({ total }) => total)).toEqual([1190, -1190]);
});

test("a second subscription is ended by the nightly comparison if the job that ends it was lost", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());
  const second = await payTwice(as);
  await pool().query("DELETE FROM graphile_worker._private_jobs");

  await reconcileSubscriptions();
  await runDueJobs("end-subscription");

  expect(stripe.stateOf(second).status).toBe("ended");
  expect(await rowOf(second)).toMatchObject({ status: "ended" });
});

test("a refund is a credit note with the tax, and its invoice is refunded", async () => {
  const as = await createUser();
  const { id } = await subscribe(as, await createPlan({ amount: 1999, currency: "EUR" }));
  const { id: invoiceId } = await db.invoice.findFirstOrThrow({ where: { userId: as.id } });
  const staff = await createUser({ permissions: ["subscriptions.update"] });
  const refund = () => call(REFUND, { as: staff, params: { invoiceId } });

  const responses = await Promise.all([refund(), refund()]);
  responses.push(await refund());

  expect(responses.map(({ status, json }) => [status, json.invoice?.status])).toEqual(Array(3).fill([200, "refunded"]));
  const rows = await db.invoice.findMany({ where: { subscriptionId: id }, orderBy: { id: "asc" } });
  const amounts = rows.map(({ subtotal, tax, total, fromCredit, status }) => [
    subtotal,
    tax,
    total,
    fromCredit,
    status,
  ]);
  expect(amounts).toEqual([
    [1999, 380, 2379, 0, "refunded"],
    [-1999, -380, -2379, 0, "paid"],
  ]);
});

test("a refund that was made at Stripe arrives by an event", async () => {
  const as = await createUser();
  const { gatewayId } = await subscribe(as, await createPlan());
  stripe.refund(gatewayId);

  await send(stripe.event("invoice.updated", gatewayId));

  const rows = await db.invoice.findMany({ where: { userId: as.id }, orderBy: { id: "asc" } });
  expect(rows.map(({ status }) => status)).toEqual(["refunded", "paid"]);
  expect(await db.notification.count({ where: { userId: as.id, type: "subscriptions.refund" } })).toBe(1);
});

test("the portal is Stripe's", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());

  expect((await call(PORTAL, { as })).json.url).toBe("https://billing.stripe.test/p");
});

test("what Stripe says is not repeated when it does not answer", async () => {
  stripe.isDown = true;
  const response = await call(START, { as: await createUser(), body: await createPlan() }).finally(() => {
    stripe.isDown = false;
  });

  expect(response).toBeRefused(503, "unavailable");
  expect(response.json.message).toBe("The payment service cannot be reached. Try again later.");
});
