import { POST as START } from "@/app/api/v1/billing/checkout/route";
import { POST as PORTAL } from "@/app/api/v1/billing/portal/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { createCheckout, returnFromStripe, stripeSessionIdOf, subscribeAt, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
const subscribe = subscribeAt.bind(null, stripe);

test("a user pays on Stripe's page, and has the plan when they return", async () => {
  const as = await createUser();
  const plan = await createPlan({ amount: 1999, currency: "EUR" });

  const checkout = await createCheckout(as, plan);
  expect(checkout).toMatchObject({
    gateway: "stripe",
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.test/),
  });
  stripe.pay(await stripeSessionIdOf(checkout.id));

  expect(await returnFromStripe(as, checkout.id)).toMatchObject({
    state: "completed",
    subscription_id: expect.any(Number),
  });
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

test("Stripe's page sends the user back to the checkout if they do not pay, and to the confirmation if they do", async () => {
  const plan = await createPlan();

  const { id } = await createCheckout(await createUser(), plan);

  const { cancel_url, success_url } = stripe.orderOf(await stripeSessionIdOf(id));
  expect(cancel_url).toMatch(new RegExp(`/checkout/${plan.product_id}/${plan.price_id}$`));
  expect(success_url).toMatch(new RegExp(`/checkout/done\\?checkout=${id}$`));
});

test("the billing portal is Stripe's", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());

  expect((await call(PORTAL, { as })).json.url).toBe("https://billing.stripe.test/p");
});

test("a failure of Stripe is reported without repeating its response", async () => {
  stripe.isDown = true;
  const response = await call(START, { as: await createUser(), body: await createPlan() }).finally(() => {
    stripe.isDown = false;
  });

  expect(response).toBeRefused(503, "unavailable");
  expect(response.json.message).toBe("The payment service could not process this. Try again later.");
});
