import { POST as START } from "@/app/api/v1/billing/checkout/route";
import { POST as PORTAL } from "@/app/api/v1/billing/portal/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { POST as RESUME } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/resume/route";
import { DELETE as DELETE_USER } from "@/app/api/v1/users/[userId]/route";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { subscriptions as feature } from "@/lib/subscriptions/feature";
import { reconcileSubscriptions, runTestGateway } from "@/lib/subscriptions/jobs";
import { syncSubscription } from "@/lib/subscriptions/sync";
import type { TestState } from "@/lib/test-gateway/machine";
import { payTestCheckout, testGateway } from "@/lib/test-gateway/test-gateway";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, moveIntoPast, subscribe, turnBillingOn } from "../support/plans";

beforeEach(() => turnBillingOn());

type Person = { id: number };
const params = (subscriptionId: number) => ({ subscriptionId });
const stateOf = async (id: string) => (await db.testSubscription.findUniqueOrThrow({ where: { id } })).state;

test("if two orders were both paid, the second subscription is ended and refunded", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());
  const first = await db.testCheckout.findFirstOrThrow({ where: { userId: as.id } });
  const copy = { id: "another-checkout-of-this-user", userId: as.id, terms: first.terms as object };
  await db.testCheckout.create({ data: copy });
  await payTestCheckout(copy.id, "works");
  const { subscriptionId } = await db.testCheckout.findUniqueOrThrow({ where: { id: copy.id } });
  const gatewayId = String(subscriptionId);

  await syncSubscription({ gateway: "test", gatewayId });
  await runDueJobs("end-subscription");

  expect(await stateOf(gatewayId)).toMatchObject({ status: "ended" });
  expect(await db.subscription.count({ where: { userId: as.id, endedAt: null } })).toBe(1);
  const invoices = await db.invoice.findMany({ where: { subscription: { gatewayId } }, orderBy: { id: "asc" } });
  expect(invoices.map(({ total }) => total)).toEqual([1000, -1000]);
});

test("ending a subscription whose renewal is due charges that renewal and refunds it, not an earlier payment", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan());
  const { gatewayId } = await db.subscription.findUniqueOrThrow({ where: { id } });
  await moveIntoPast(id, 32);

  await testGateway.endAndRefund(String(gatewayId));

  const { invoices } = (await stateOf(String(gatewayId))) as Pick<TestState, "invoices">;
  expect(invoices.map(({ id, total, refundOf }) => ({ id, total, refundOf }))).toEqual([
    { id: 1, total: 1000 },
    { id: 2, total: 1000 },
    { id: 3, total: -1000, refundOf: 2 },
  ]);
});

test("many concurrent syncs store each invoice once", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan());
  const { gatewayId } = await db.subscription.findUniqueOrThrow({ where: { id } });
  await moveIntoPast(id, 32);
  const syncs = Array.from({ length: 6 }, () => syncSubscription({ gateway: "test", gatewayId: String(gatewayId) }));

  await Promise.all([runTestGateway(), runTestGateway(), ...syncs]);

  expect(await db.invoice.count({ where: { userId: as.id } })).toBe(2);
});

test("after the server was down for thirty days, a plan that is paid daily has an invoice for each day", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan({ interval: "day" }));
  await moveIntoPast(id, 30);

  await runTestGateway();

  expect(await db.invoice.count({ where: { userId: as.id, status: "paid" } })).toBe(31);
});

describe("while the test gateway may not be used", () => {
  test.each([0, 32])("its subscriptions are ended without a renewal, %i days after the payment", async (days) => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    await turnBillingOn({ gateway: "stripe" });
    await moveIntoPast(id, days);

    await runTestGateway();

    expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended" });
    expect(await db.invoice.count({ where: { userId: as.id } })).toBe(1);
  });

  test.each([
    ["a change of plan", (as: Person, id: number, body: object) => call(CHANGE, { as, params: params(id), body })],
    ["resuming", (as: Person, id: number) => call(RESUME, { as, params: params(id) })],
    ["its payment page", (as: Person) => call(PORTAL, { as })],
  ])("%s is refused", async (_, send) => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    const plan = await createPlan({ amount: 5000 });
    await turnBillingOn({ gateway: "stripe" });

    expect(await send(as, id, plan)).toBeRefused(409, "conflict");
  });

  test("a live key of Stripe prevents orders through the test gateway", async () => {
    await turnBillingOn({ gateway: "test" });
    const order = { as: await createUser(), body: await createPlan() };
    Object.assign(env(), { STRIPE_SECRET_KEY: "sk_live_x" });

    const refused = await call(START, order);
    Object.assign(env(), { STRIPE_SECRET_KEY: "sk_test_x" });
    const accepted = await call(START, order);

    expect(refused).toBeRefused(409, "not_configured");
    expect(accepted.status).toBe(201);
  });

  afterEach(() => void Object.assign(env(), { STRIPE_SECRET_KEY: undefined }));
});

test("the nightly comparison ends a subscription that an admin gave, once its end date has passed", async () => {
  const { id: userId } = await createUser();
  const { product_id: productId, price_id: priceId } = await createPlan();
  const past = new Date(Date.now() - 1000);
  const dates = { periodStart: past, periodEnd: past, validUntil: past };
  const row = { userId, productId, priceId, gateway: "manual", status: "active", ...dates };
  const { id } = await db.subscription.create({ data: row });

  await reconcileSubscriptions();

  expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended", endedAt: past });
});

test("the deletion of an account removes the subscription at the test gateway", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());
  const session = await startConfirmedSession(as);

  await call(DELETE_USER, { session, params: { userId: as.id }, query: { deleteCurrentUser: "true" } });

  expect(await db.testSubscription.count({ where: { userId: as.id } })).toBe(0);
});

test("the export of a user's data contains their subscriptions", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan({ name: "Pro" }));

  const [document] = await feature.exportDocuments(as.id);

  expect(document).toMatchObject({ name: "subscriptions", rows: [{ product: { name: "Pro" }, status: "active" }] });
});
