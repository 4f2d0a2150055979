import { POST as START } from "@/app/api/v1/billing/checkout/route";
import { POST as PORTAL } from "@/app/api/v1/billing/portal/route";
import { PUT as UPDATE_PLAN } from "@/app/api/v1/billing/products/[productId]/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, type TestPlan, turnBillingOn } from "../support/plans";
import { createCheckout, stripeSessionIdOf, subscribeAt, withStripe } from "../support/stripe-shop";

const stripe = withStripe();

/** Reads the ids at Stripe that we have stored for a plan's product and price, and for a customer. */
async function stripeIdsOf({ id: userId }: { id: number }, plan: TestPlan): Promise<string[]> {
  const { stripeId: productId } = await db.product.findUniqueOrThrow({ where: { id: plan.product_id } });
  const { stripeId: priceId } = await db.price.findUniqueOrThrow({ where: { id: plan.price_id } });
  const { gatewayId: customerId } = await db.gatewayCustomer.findFirstOrThrow({ where: { userId } });
  return [String(productId), String(priceId), customerId];
}

test("a plan can be sold after a switch to another Stripe account or mode, where the earlier ids do not exist", async () => {
  const as = await createUser();
  const plan = await createPlan();
  await createCheckout(as, plan);
  stripe.switchAccount();

  const checkout = await createCheckout(as, plan);

  stripe.pay(await stripeSessionIdOf(checkout.id));
  const { stripeId } = await db.price.findUniqueOrThrow({ where: { id: plan.price_id } });
  expect(stripe.has(String(stripeId))).toBe(true);
});

test("a plan can be sold after its product, its price and the customer were deleted at Stripe soon after their creation", async () => {
  const as = await createUser();
  const plan = await createPlan();
  await createCheckout(as, plan);
  for (const id of await stripeIdsOf(as, plan)) stripe.deleteObject(id);
  await db.checkout.deleteMany({ where: { userId: as.id } });

  const checkout = await createCheckout(as, plan);

  expect(checkout.url).toMatch(/^https:\/\/checkout\.stripe\.test/);
  const ids = await stripeIdsOf(as, plan);
  expect(ids.map((id) => stripe.has(id))).toEqual([true, true, true]);
});

test("the portal is refused to a user who is a customer only of another Stripe account", async () => {
  const as = await createUser();
  await subscribeAt(stripe, as, await createPlan());
  stripe.switchAccount();

  expect(await call(PORTAL, { as })).toBeRefused(409, "conflict");
});

test("the new name of a plan that was ordered at Stripe is sent to Stripe", async () => {
  const plan = await createPlan({ name: "Pro" });
  await createCheckout(await createUser(), plan);
  const staff = await createUser({ permissions: ["products.update"] });
  const { stripeId } = await db.product.findUniqueOrThrow({ where: { id: plan.product_id } });

  await call(UPDATE_PLAN, { as: staff, params: { productId: plan.product_id }, body: { name: "Studio" } });
  await runDueJobs("rename-stripe-product");

  expect(stripe.detailsOf(String(stripeId))).toMatchObject({ name: "Studio" });
});

test("an order works even if earlier ids from Stripe were not stored, and the plan's name and the user's email have changed", async () => {
  const as = await createUser();
  const plan = await createPlan({ name: "Pro" });
  await createCheckout(as, plan);
  await db.price.updateMany({ data: { stripeId: null } });
  await db.product.update({ where: { id: plan.product_id }, data: { stripeId: null, name: "Studio" } });
  await db.gatewayCustomer.deleteMany({ where: { userId: as.id } });
  await db.user.update({ where: { id: as.id }, data: { email: "new@example.com" } });
  await db.checkout.deleteMany({ where: { userId: as.id } });

  expect((await createCheckout(as, plan)).url).toMatch(/^https:\/\/checkout\.stripe\.test/);
});

test("an open order keeps its payment page when the tax changes", async () => {
  const as = await createUser();
  const plan = await createPlan();
  const first = await createCheckout(as, plan);
  await turnBillingOn({ tax_percent: 7 });

  expect((await createCheckout(as, plan)).url).toBe(first.url);
});

test("a user who has paid an order gets the subscription, and cannot start another order", async () => {
  const as = await createUser();
  const first = await createCheckout(as, await createPlan());
  stripe.pay(await stripeSessionIdOf(first.id));

  const response = await call(START, { as, body: await createPlan() });

  expect(response).toBeRefused(409, "conflict");
  expect(await db.subscription.findMany({ where: { userId: as.id } })).toMatchObject([{ status: "active" }]);
});
