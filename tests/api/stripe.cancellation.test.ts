import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { POST as RESUME } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/resume/route";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { sendEvent, subscribeAt, subscriptionRowOf, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
const subscribe = subscribeAt.bind(null, stripe);

test("a subscription is cancelled and resumed at Stripe", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  const params = { subscriptionId: id };

  await call(CANCEL, { as, params, body: {} });
  expect(stripe.stateOf(gatewayId).cancelAtPeriodEnd).toBe(true);
  await call(RESUME, { as, params });
  expect(stripe.stateOf(gatewayId).cancelAtPeriodEnd).toBe(false);
});

test("a cancellation in Stripe's portal can be undone", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  stripe.cancelInPortal(gatewayId);
  await sendEvent(stripe.event("customer.subscription.updated", gatewayId));
  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ cancelAtPeriodEnd: true });

  const { json } = await call(RESUME, { as, params: { subscriptionId: id } });

  expect(json.subscription).toMatchObject({ status: "active", cancel_at_period_end: false });
  expect(stripe.stateOf(gatewayId).cancelAtPeriodEnd).toBe(false);
});

test("a change of plan continues a subscription that was cancelled in Stripe's portal", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  const plan = await createPlan({ amount: 2000 });
  stripe.cancelInPortal(gatewayId);

  const { json } = await call(CHANGE, { as, params: { subscriptionId: id }, body: plan });

  expect(json.subscription).toMatchObject({ product: { id: plan.product_id }, cancel_at_period_end: false });
  expect(stripe.stateOf(gatewayId).cancelAtPeriodEnd).toBe(false);
});

test("a subscription that has ended at Stripe cannot be resumed", async () => {
  const as = await createUser();
  const { id, gatewayId } = await subscribe(as, await createPlan());
  stripe.cancelInPortal(gatewayId);
  stripe.moveIntoPast(gatewayId, 40);

  const response = await call(RESUME, { as, params: { subscriptionId: id } });

  expect(response).toBeRefused(409, "conflict");
});
