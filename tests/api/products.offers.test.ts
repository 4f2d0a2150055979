import { GET as GET_ORDER } from "@/app/api/v1/billing/checkout/[checkoutId]/route";
import { POST as ORDER } from "@/app/api/v1/billing/checkout/route";
import { GET as GET_OFFER } from "@/app/api/v1/billing/offers/[offerToken]/route";
import { GET as GET_PLAN, PUT } from "@/app/api/v1/billing/products/[productId]/route";
import { GET as LIST, POST } from "@/app/api/v1/billing/products/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { newToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createAdmin, createUser, productInput } from "../support/factories";
import { createPlan, removePlans, startCheckout, subscribe, turnBillingOff, turnBillingOn } from "../support/plans";
import { refusesGuests } from "../support/refuses";

beforeEach(() => turnBillingOn());

type Person = { id: number };
const order = (as: Person, body: object) => call(ORDER, { as, body });
const change = (as: Person, subscriptionId: number, body: object) =>
  call(CHANGE, { as, params: { subscriptionId }, body });
const getOffer = (as: Person, offerToken: string) => call(GET_OFFER, { as, params: { offerToken } });
const getPlan = (as: Person | undefined, productId: number) =>
  call(GET_PLAN, { ...(as && { as }), params: { productId } });

/** Creates a hidden plan. Returns an order of it without and with the token of its link. */
async function createHiddenPlan(options: Parameters<typeof createPlan>[0] = {}) {
  const plan = await createPlan({ hidden: true, ...options });
  const { offerToken } = await db.product.findUniqueOrThrow({ where: { id: plan.product_id } });
  return { plan, offered: { ...plan, offer: String(offerToken) }, token: String(offerToken) };
}

describe("GET billing/offers/{token}", () => {
  refusesGuests((options) => call(GET_OFFER, { ...options, params: { offerToken: newToken() } }));

  test("shows the plan with its prices", async () => {
    const { plan, token } = await createHiddenPlan({ name: "For friends" });

    const { json } = await getOffer(await createUser(), token);

    expect(json.product).toMatchObject({ id: plan.product_id, name: "For friends", prices: [{ id: plan.price_id }] });
  });

  test.each(["1", "a".repeat(43), "%00"])("is 404 for the token %s", async (token) => {
    expect(await getOffer(await createUser(), token)).toBeRefused(404, "not_found");
  });

  test("is 404 while billing is off", async () => {
    const { token } = await createHiddenPlan();
    await turnBillingOff();

    expect(await getOffer(await createUser(), token)).toBeRefused(404, "not_found");
  });
});

describe("a hidden plan", () => {
  test("is ordered with its link, and not by its number", async () => {
    const { plan, offered } = await createHiddenPlan();
    const as = await createUser();

    expect(await order(as, plan)).toBeRefused(404, "not_found");
    expect(await order(as, { ...plan, offer: newToken() })).toBeRefused(404, "not_found");
    expect((await order(as, offered)).status).toBe(201);
  });

  test("is answered like a plan that does not exist", async () => {
    const { plan } = await createHiddenPlan();
    const as = await createUser();

    const [hidden, missing] = [await order(as, plan), await order(as, { ...plan, product_id: 2_000_000 })];

    expect([hidden.status, hidden.json]).toEqual([missing.status, missing.json]);
    expect(await order(as, { ...plan, price_id: 2_000_000 })).toBeRefused(404, "not_found");
  });

  test("is not ordered with the link to another plan", async () => {
    const [one, other] = [await createHiddenPlan(), await createHiddenPlan()];

    expect(await order(await createUser(), { ...one.plan, offer: other.token })).toBeRefused(404, "not_found");
  });

  test("replaces another plan only with its link", async () => {
    const { plan, offered } = await createHiddenPlan({ amount: 5000 });
    const as = await createUser();
    const id = await subscribe(as, await createPlan());

    expect(await change(as, id, { ...plan, preview: true })).toBeRefused(404, "not_found");
    expect(await change(as, id, plan)).toBeRefused(404, "not_found");
    expect((await change(as, id, offered)).json.subscription.product.id).toBe(plan.product_id);
  });

  test("is found by those who have it or are ordering it, who also change between its prices", async () => {
    const { plan, offered } = await createHiddenPlan();
    const [orderer, subscriber] = [await createUser(), await createUser()];
    await startCheckout(orderer, offered);
    const id = await subscribe(subscriber, offered);
    const yearly = { productId: plan.product_id, amount: 9000, currency: "USD", interval: "year" };
    const price = await db.price.create({ data: yearly });

    expect([
      (await getPlan(orderer, plan.product_id)).status,
      (await getPlan(subscriber, plan.product_id)).status,
    ]).toEqual([200, 200]);
    expect(await getPlan(await createUser(), plan.product_id)).toBeRefused(404, "not_found");
    expect((await change(subscriber, id, { ...plan, price_id: price.id })).status).toBe(200);
  });

  test("is no longer found after the subscription has ended", async () => {
    const { plan, offered } = await createHiddenPlan();
    const as = await createUser();
    const id = await subscribe(as, offered);
    await db.subscription.update({ where: { id }, data: { endedAt: new Date(), status: "ended" } });

    expect(await getPlan(as, plan.product_id)).toBeRefused(404, "not_found");
    expect(await order(as, plan)).toBeRefused(404, "not_found");
  });

  test("is given and changed to by staff by its number", async () => {
    const { plan } = await createHiddenPlan({ amount: 5000 });
    const staff = await createUser({ permissions: ["subscriptions.update"] });
    const id = await subscribe(await createUser(), await createPlan());

    expect((await change(staff, id, plan)).status).toBe(200);
  });
});

describe("an order that can be placed again", () => {
  const orderPathOf = async (as: Person, checkoutId: string) =>
    (await call(GET_ORDER, { as, params: { checkoutId } })).json.checkout.order_path;
  const expire = (id: string) => db.checkout.update({ where: { id }, data: { state: "expired" } });
  const hide = (id: number, hidden: boolean) => db.product.update({ where: { id }, data: { hidden } });

  test("has the path of its plan's checkout", async () => {
    const [as, plan] = [await createUser(), await createPlan()];
    const id = await startCheckout(as, plan);
    await expire(id);

    expect(await orderPathOf(as, id)).toBe(`/checkout/${plan.product_id}/${plan.price_id}`);
  });

  test("keeps the link to its hidden plan, also after it has expired", async () => {
    const { plan, offered, token } = await createHiddenPlan();
    const as = await createUser();
    const id = await startCheckout(as, offered);
    await expire(id);

    expect(await orderPathOf(as, id)).toBe(`/checkout/${plan.product_id}/${plan.price_id}?offer=${token}`);
  });

  test("takes the newer link with which its plan is ordered", async () => {
    const { plan, offered } = await createHiddenPlan();
    const as = await createUser();
    const id = await startCheckout(as, offered);
    const { offerToken } = await db.product.update({
      where: { id: plan.product_id },
      data: { offerToken: newToken() },
    });

    expect(await startCheckout(as, { ...plan, offer: String(offerToken) })).toBe(id);
    await expire(id);
    expect(await orderPathOf(as, id)).toContain(String(offerToken));
  });

  test("has no path if its plan is hidden now, or has another link", async () => {
    const as = await createUser();
    const [shown, hidden] = [await createPlan(), await createHiddenPlan()];
    const first = await startCheckout(as, shown);
    const second = await startCheckout(as, hidden.offered);
    await expire(second);
    await hide(shown.product_id, true);
    await db.product.update({ where: { id: hidden.plan.product_id }, data: { offerToken: newToken() } });

    expect([await orderPathOf(as, first), await orderPathOf(as, second)]).toEqual([null, null]);
  });

  test("has the number of a hidden plan for staff who ordered it by that", async () => {
    const [as, { plan }] = [await createAdmin(), await createHiddenPlan()];
    const id = await startCheckout(as, plan);
    await expire(id);

    expect(await orderPathOf(as, id)).toBe(`/checkout/${plan.product_id}/${plan.price_id}`);
  });
});

describe("the link to a hidden plan", () => {
  test("is told only to those who can change plans", async () => {
    await removePlans();
    const { plan, token } = await createHiddenPlan();
    const [editor, subscriber] = [await createUser({ permissions: ["products.update"] }), await createUser()];
    await subscribe(subscriber, { ...plan, ...{ offer: token } });
    const offer_url = expect.stringMatching(new RegExp(`^https?://.+/checkout/offer/${token}$`));

    expect((await getPlan(editor, plan.product_id)).json.product).toMatchObject({ offer_url });
    expect((await call(LIST, { as: editor })).json.pagination.data).toMatchObject([{ offer_url }]);
    expect((await getPlan(subscriber, plan.product_id)).json.product).toMatchObject({ offer_url: null });
  });

  test("is not told to those who lack a permission of the plan, who cannot order it by its number either", async () => {
    const { plan } = await createHiddenPlan({ permissions: ["users.view"] });
    const editor = await createUser({ permissions: ["products.update"] });
    const admin = await createAdmin();

    expect((await getPlan(editor, plan.product_id)).json.product).toMatchObject({ offer_url: null });
    expect(await order(editor, plan)).toBeRefused(404, "not_found");
    expect((await getPlan(admin, plan.product_id)).json.product.offer_url).not.toBeNull();
    expect((await order(admin, plan)).status).toBe(201);
  });

  test("exists from the start of a hidden plan, and is another one after the plan is hidden again", async () => {
    const as = await createAdmin();
    const { product } = (await call(POST, { as, body: productInput({ hidden: true }) })).json;
    const put = async (body: object) =>
      (await call(PUT, { as, params: { productId: product.id }, body })).json.product.offer_url;

    const [kept, shown, hiddenAgain] = [
      await put({ hidden: true }),
      await put({ hidden: false }),
      await put({ hidden: true }),
    ];

    expect(product.offer_url).toMatch(/\/checkout\/offer\/[\w-]{43}$/);
    expect([kept, shown]).toEqual([product.offer_url, null]);
    expect(hiddenAgain).toMatch(/\/checkout\/offer\/[\w-]{43}$/);
    expect(hiddenAgain).not.toBe(product.offer_url);
  });
});
