import { db } from "@/lib/db/db";
import { reconcileSubscriptions } from "@/lib/subscriptions/jobs";
import { runDueJobs } from "../support/due-jobs";
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

// These tests simulate another installation of Plinth with the same account at Stripe. Its users and prices have the
// same small ids as ours, but our database lacks its checkouts.

const stripe = withStripe();

/** Creates another installation's subscription for a user with this id. Returns the subscription's id at Stripe. */
async function subscribeAtOtherInstallation(as: { id: number }): Promise<string> {
  const { id } = await createCheckout(as, await createPlan());
  const gatewayId = stripe.pay(await stripeSessionIdOf(id));
  await db.checkout.delete({ where: { id } });
  return gatewayId;
}

test("another installation's subscription gives nothing to a user with the same id", async () => {
  const as = await createUser();
  const foreignId = await subscribeAtOtherInstallation(as);

  await reconcileSubscriptions();
  const { status } = await sendEvent(stripe.event("customer.subscription.updated", foreignId));

  expect(status).toBe(200);
  expect(await db.subscription.count({ where: { userId: as.id } })).toBe(0);
  expect(stripe.stateOf(foreignId).status).toBe("active");
});

test("another installation's subscription is not ended, even if the user with the same id has a subscription here", async () => {
  const as = await createUser();
  const foreignId = await subscribeAtOtherInstallation(as);
  const { gatewayId: ownId } = await subscribeAt(stripe, as, await createPlan());

  await reconcileSubscriptions();
  await sendEvent(stripe.event("customer.subscription.updated", foreignId));
  await runDueJobs("end-subscription");

  expect(stripe.stateOf(foreignId).status).toBe("active");
  expect(await subscriptionRowOf(ownId)).toMatchObject({ status: "active" });
});

test("another installation's subscription is not ended, even if this database lacks its user", async () => {
  const as = await createUser();
  const foreignId = await subscribeAtOtherInstallation(as);
  await db.user.delete({ where: { id: as.id } });

  await reconcileSubscriptions();
  await runDueJobs("end-subscription");

  expect(stripe.stateOf(foreignId).status).toBe("active");
});

test("the nightly comparison requests none of another installation's subscriptions", async () => {
  const foreignId = await subscribeAtOtherInstallation(await createUser());
  stripe.calls.length = 0;

  await reconcileSubscriptions();

  expect(stripe.calls).toContain("GET /v1/subscriptions");
  expect(stripe.calls).not.toContain(`GET /v1/subscriptions/${foreignId}`);
});
