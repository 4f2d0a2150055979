import { db } from "@/lib/db/db";
import { reconcileSubscriptions } from "@/lib/subscriptions/jobs";
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

test("the nightly comparison applies changes whose events were lost", async () => {
  const checkout = await createCheckout(await createUser(), await createPlan());
  const gatewayId = stripe.pay(await stripeSessionIdOf(checkout.id));
  const declined = await subscribe(await createUser(), await createPlan());
  stripe.setCard(declined.gatewayId, "declines");
  stripe.moveIntoPast(declined.gatewayId, 33);

  await reconcileSubscriptions();

  expect(await subscriptionRowOf(gatewayId)).toMatchObject({ status: "active" });
  expect(await subscriptionRowOf(declined.gatewayId)).toMatchObject({ status: "past_due" });
});

test("a subscription that cannot be compared does not prevent the comparison of the others", async () => {
  const broken = await subscribe(await createUser(), await createPlan());
  const checkout = await createCheckout(await createUser(), await createPlan());
  const subscriptionId = stripe.pay(await stripeSessionIdOf(checkout.id));
  stripe.breakSubscription(broken.gatewayId);

  await reconcileSubscriptions();

  expect(await subscriptionRowOf(subscriptionId)).toMatchObject({ status: "active" });
});

test("the nightly comparison finds a refund of a subscription that has ended", async () => {
  const as = await createUser();
  const { gatewayId } = await subscribe(as, await createPlan());
  stripe.cancelInPortal(gatewayId);
  stripe.moveIntoPast(gatewayId, 40);
  await sendEvent(stripe.event("customer.subscription.deleted", gatewayId));
  stripe.refund(gatewayId);

  await reconcileSubscriptions();

  expect(await db.invoice.count({ where: { userId: as.id, status: "refunded" } })).toBe(1);
});
