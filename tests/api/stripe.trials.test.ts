import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { POST as SYNC } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/sync/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createAdmin, createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { subscribeAt, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
const subscribe = subscribeAt.bind(null, stripe);
const createTrialPlan = () => createPlan({ trialDays: 14 });

test("a change of plan ends a trial at Stripe and charges the new plan, as its preview says", async () => {
  const as = await createUser();
  const { gatewayId, id } = await subscribe(as, await createTrialPlan());
  const plan = await createPlan({ amount: 5000 });
  const send = (changes = {}) => call(CHANGE, { as, params: { subscriptionId: id }, body: { ...plan, ...changes } });
  const { preview } = (await send({ preview: true })).json;

  const { at, total, amount_due } = preview;
  const { json } = await send({ at, total, amount_due });

  expect(total).toBe(59.5); // with the tax of 19%
  expect(json.subscription).toMatchObject({ status: "active" });
  expect(stripe.stateOf(gatewayId)).toMatchObject({ status: "active", invoices: [{ status: "paid", total: 5950 }] });
});

test("a card that had a trial gets no second one from another account", async () => {
  const plan = await createTrialPlan();
  await subscribe(await createUser(), plan, { card: "the-same-card" });
  const other = await createUser();

  const { gatewayId, id } = await subscribe(other, plan, { card: "the-same-card" });

  expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended", trialRefused: true });
  await call(SYNC, { as: await createAdmin(), params: { subscriptionId: id } });
  expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended" });
  await runDueJobs("end-subscription");
  expect(stripe.stateOf(gatewayId)).toMatchObject({ status: "ended", invoices: [] });
});

test("the refused user can subscribe with the same card, and pays at once", async () => {
  const plan = await createTrialPlan();
  await subscribe(await createUser(), plan, { card: "the-same-card" });
  const other = await createUser();
  await subscribe(other, plan, { card: "the-same-card" });

  const { id } = await subscribe(other, plan, { card: "the-same-card" });

  expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "active", trialRefused: false });
  expect(await db.invoice.count({ where: { userId: other.id, status: "paid" } })).toBe(1);
});

test("different cards of different people get a trial each", async () => {
  const plan = await createTrialPlan();
  const [first, second] = [await subscribe(await createUser(), plan), await subscribe(await createUser(), plan)];

  const rows = await db.subscription.findMany({ where: { id: { in: [first.id, second.id] } } });

  expect(rows.map(({ status }) => status)).toEqual(["trialing", "trialing"]);
});
