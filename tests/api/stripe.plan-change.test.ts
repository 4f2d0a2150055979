import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { sendEvent, subscribeAt, subscriptionRowOf, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
const subscribe = subscribeAt.bind(null, stripe);

test("a change of plan charges the amount of its preview", async () => {
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

test("a change of plan during a trial ends the trial and charges the amount of its preview", async () => {
  const as = await createUser();
  const { id } = await subscribe(as, await createPlan({ trialDays: 14 }));
  const plan = await createPlan({ amount: 5000 });
  const change = (body: object) => call(CHANGE, { as, params: { subscriptionId: id }, body: { ...plan, ...body } });

  const { preview } = (await change({ preview: true })).json;
  const { json } = await change({ at: preview.at });

  const invoice = await db.invoice.findFirstOrThrow({ where: { userId: as.id }, orderBy: { id: "desc" } });
  expect(preview.lines).toMatchObject([{ kind: "period", amount: 50 }]);
  expect(invoice.total / 100).toBe(preview.total);
  expect(json.subscription).toMatchObject({ status: "active", product: { id: plan.product_id } });
});

test("a change of plan whose payment is declined changes nothing", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  const { priceId } = await subscriptionRowOf(gatewayId);
  stripe.setCard(gatewayId, "declines");

  const response = await call(CHANGE, { as, params: { subscriptionId: id }, body: await createPlan({ amount: 9000 }) });

  expect(response).toBeRefused(409, "conflict");
  expect((await subscriptionRowOf(gatewayId)).priceId).toBe(priceId);
});

test("after a declined change of plan, a change that was previewed before it can still be made", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  const plan = await createPlan({ amount: 5000 });
  const change = (body: object) => call(CHANGE, { as, params: { subscriptionId: id }, body: { ...plan, ...body } });
  const { preview } = (await change({ preview: true })).json;
  stripe.setCard(gatewayId, "declines");
  expect(await change(await createPlan({ amount: 9000 }))).toBeRefused(409, "conflict");
  stripe.setCard(gatewayId, "works");

  const { json } = await change({ at: preview.at });

  expect(json.subscription.product.id).toBe(plan.product_id);
});

test("an invoice has all its lines, even if Stripe sends the invoice with only some of them", async () => {
  const as = await createUser();
  const { id } = await subscribe(as, await createPlan({ amount: 1000 }));
  stripe.linesPerPage = 1;

  await call(CHANGE, { as, params: { subscriptionId: id }, body: await createPlan({ amount: 9000 }) });

  const { lines, subtotal } = await db.invoice.findFirstOrThrow({
    where: { userId: as.id },
    orderBy: { id: "desc" },
    include: { lines: true },
  });
  expect(lines.map(({ kind }) => kind).sort()).toEqual(["remaining", "unused"]);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotal);
});

test("a change of plan whose payment must be confirmed links to the payment page, and takes effect after the confirmation", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  const before = await subscriptionRowOf(gatewayId);
  const plan = await createPlan({ amount: 9000 });
  stripe.askToConfirm(gatewayId);

  const response = await call(CHANGE, { as, params: { subscriptionId: id }, body: plan });
  await sendEvent(stripe.event("customer.subscription.updated", gatewayId));

  expect(response).toBeRefused(409, "conflict");
  const url = expect.stringMatching(/^https:\/\/invoice\.stripe\.test\//);
  expect(response.json.action).toEqual({ label: "Confirm the payment", action: url });
  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ priceId: before.priceId, paymentUrl: url });

  stripe.confirmPayment(gatewayId);
  await sendEvent(stripe.event("customer.subscription.updated", gatewayId));

  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ priceId: plan.price_id, paymentUrl: null });
});
