import { GET as GET_ONE } from "@/app/api/v1/billing/checkout/[checkoutId]/route";
import { POST } from "@/app/api/v1/billing/checkout/route";
import { POST as CHOOSE } from "@/app/api/v1/billing/test-gateway/[checkoutId]/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { chooseOutcome, createPlan, startCheckout, subscribe, turnBillingOff, turnBillingOn } from "../support/plans";
import { refusesGuests } from "../support/refuses";

beforeEach(() => turnBillingOn());

const NO_CHECKOUT = "a-checkout-that-does-not-exist";

describe("POST billing/checkout", () => {
  refusesGuests((options) => call(POST, { ...options, body: { product_id: 1, price_id: 1 } }));

  test("returns the address of the payment page, and the amounts", async () => {
    await turnBillingOn({ tax_percent: 19 });
    const plan = await createPlan({ amount: 1999, currency: "EUR" });

    const { status, json } = await call(POST, { as: await createUser(), body: plan });

    expect(status).toBe(201);
    expect(json.url).toBe(`/checkout/test/${json.checkout.id}`);
    expect(json.checkout).toMatchObject({ gateway: "test", state: "open", price: { amount: 19.99, currency: "EUR" } });
    expect(json.checkout.first_payment).toMatchObject({ subtotal: 19.99, tax: 3.8, total: 23.79, amount_due: 23.79 });
  });

  test("returns the same checkout for the same order", async () => {
    const [as, plan] = [await createUser(), await createPlan()];

    expect(await startCheckout(as, plan)).toBe(await startCheckout(as, plan));
  });

  test("closes the checkout of an order that another order replaces", async () => {
    const as = await createUser();
    const first = await startCheckout(as, await createPlan());
    await startCheckout(as, await createPlan());

    expect(await chooseOutcome(as, first, "succeed")).toBeRefused(409, "conflict");
    expect(await db.subscription.count({ where: { userId: as.id } })).toBe(0);
  });

  test("refuses a user who has a subscription, and links to the change of plan", async () => {
    const as = await createUser();
    await subscribe(as, await createPlan());
    const other = await createPlan();

    const response = await call(POST, { as, body: other });

    expect(response).toBeRefused(409, "conflict");
    expect(response.json.action.action).toBe(`/change-plan/${other.product_id}/${other.price_id}/confirm`);
  });

  test("gives no trial to a user who has had a subscription", async () => {
    const as = await createUser();
    const plan = await createPlan({ trialDays: 14 });
    const id = await subscribe(as, plan);
    const ended = { endedAt: new Date(), status: "ended" };
    await db.subscription.update({ where: { id }, data: ended });

    const { json } = await call(POST, { as, body: plan });

    expect(json.checkout).toMatchObject({ trial_days: 0, first_payment: { total: 10 } });
  });

  test("refuses a price that does not exist, belongs to another plan or was archived, and names the field", async () => {
    const as = await createUser();
    const [plan, other, archived] = [await createPlan(), await createPlan(), await createPlan()];
    await db.price.update({ where: { id: archived.price_id }, data: { archivedAt: new Date() } });

    for (const body of [{ ...plan, price_id: 2_000_000 }, { ...plan, price_id: other.price_id }, archived]) {
      expect(await call(POST, { as, body })).toNameFields("price_id");
    }
  });

  test("refuses a free plan, and names the field", async () => {
    const body = await createPlan({ free: true, amount: 0 });
    expect(await call(POST, { as: await createUser(), body })).toNameFields("product_id");
  });

  test.each([
    [{ product_id: "x", price_id: 1 }, "product_id"],
    [{ product_id: 1, price_id: 1, coupon: "x" }, "coupon"],
  ])("names the invalid field in %j", async (body, field) => {
    expect(await call(POST, { as: await createUser(), body })).toNameFields(field);
  });

  test("is 404 while billing is off", async () => {
    await turnBillingOff();
    expect(await call(POST, { as: await createUser(), body: await createPlan() })).toBeRefused(404, "not_found");
  });

  test("refuses the test gateway while the installation takes real payments", async () => {
    await turnBillingOn({ live: true });
    expect(await call(POST, { as: await createUser(), body: await createPlan() })).toBeRefused(409, "not_configured");
  });
});

describe("GET billing/checkout/{id}", () => {
  refusesGuests((options) => call(GET_ONE, { ...options, params: { checkoutId: NO_CHECKOUT } }));

  test("shows the state of the checkout and its subscription", async () => {
    const as = await createUser();
    const checkoutId = await startCheckout(as, await createPlan());
    const get = () => call(GET_ONE, { as, params: { checkoutId } });

    expect((await get()).json.checkout).toMatchObject({ state: "open", subscription_id: null });
    await chooseOutcome(as, checkoutId, "succeed");
    expect((await get()).json.checkout).toMatchObject({ state: "completed", subscription_id: expect.any(Number) });
  });

  test("does not find another user's checkout", async () => {
    const checkoutId = await startCheckout(await createUser(), await createPlan());
    const response = await call(GET_ONE, { as: await createUser(), params: { checkoutId } });

    expect(response).toBeRefused(404, "not_found");
  });
});

describe("POST billing/test-gateway/{id}", () => {
  refusesGuests((options) =>
    call(CHOOSE, { ...options, params: { checkoutId: NO_CHECKOUT }, body: { outcome: "succeed" } }),
  );

  test("starts a paid subscription", async () => {
    const as = await createUser();
    const { json } = await chooseOutcome(as, await startCheckout(as, await createPlan()), "succeed");

    const row = await db.subscription.findUniqueOrThrow({ where: { id: json.checkout.subscription_id } });
    expect(row).toMatchObject({ userId: as.id, status: "active", endedAt: null });
    expect(await db.invoice.findMany({ where: { userId: as.id } })).toMatchObject([{ status: "paid", total: 1000 }]);
  });

  test.each([
    ["decline", "declined"],
    ["challenge", "challenged"],
  ] as const)("with %s leaves the checkout open, so that the user can try again", async (outcome, last_outcome) => {
    const as = await createUser();
    const id = await startCheckout(as, await createPlan());

    expect((await chooseOutcome(as, id, outcome)).json.checkout).toMatchObject({ state: "open", last_outcome });
    expect((await chooseOutcome(as, id, "succeed")).json.checkout).toMatchObject({ state: "completed" });
  });

  test("with past_due starts a subscription whose payment failed; `succeed` then pays the invoice", async () => {
    const as = await createUser();
    const checkoutId = await startCheckout(as, await createPlan());

    await chooseOutcome(as, checkoutId, "past_due");
    expect(await db.subscription.findFirst({ where: { userId: as.id } })).toMatchObject({ status: "past_due" });
    await chooseOutcome(as, checkoutId, "succeed");
    expect(await db.subscription.findFirst({ where: { userId: as.id } })).toMatchObject({ status: "active" });
    expect(await db.invoice.findMany({ where: { userId: as.id } })).toMatchObject([{ status: "paid" }]);
  });

  test("does not find another user's checkout", async () => {
    const checkoutId = await startCheckout(await createUser(), await createPlan());
    expect(await chooseOutcome(await createUser(), checkoutId, "succeed")).toBeRefused(404, "not_found");
  });

  test("refuses an unknown outcome, and names the field", async () => {
    const as = await createUser();
    const params = { checkoutId: await startCheckout(as, await createPlan()) };
    expect(await call(CHOOSE, { as, params, body: { outcome: "free" } })).toNameFields("outcome");
  });

  test.each([{ live: true }, { gateway: "stripe" }])("is 404 with the settings %j", async (settings) => {
    const as = await createUser();
    const checkoutId = await startCheckout(as, await createPlan());
    await turnBillingOn(settings);

    expect(await chooseOutcome(as, checkoutId, "succeed")).toBeRefused(404, "not_found");
  });
});

test("of 16 concurrent orders and payments, one becomes a subscription, with one paid invoice", async () => {
  const as = await createUser();
  const plans = await Promise.all(Array.from({ length: 4 }, () => createPlan()));
  const orders = Array.from({ length: 16 }, async (_, index) => {
    const { json } = await call(POST, { as, body: plans[index % plans.length] });
    return json.checkout ? chooseOutcome(as, json.checkout.id, "succeed") : null;
  });

  await Promise.all(orders);

  const rows = await db.subscription.findMany({ where: { userId: as.id } });
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  expect(await db.invoice.count({ where: { userId: as.id, status: "paid" } })).toBe(1);
});

test("twelve concurrent payments of one order all succeed, with one paid invoice", async () => {
  const as = await createUser();
  const checkoutId = await startCheckout(as, await createPlan());

  const responses = await Promise.all(Array.from({ length: 12 }, () => chooseOutcome(as, checkoutId, "succeed")));

  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await db.subscription.count({ where: { userId: as.id, status: "active" } })).toBe(1);
  expect(await db.invoice.count({ where: { userId: as.id, status: "paid" } })).toBe(1);
});
