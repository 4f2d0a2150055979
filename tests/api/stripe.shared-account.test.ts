import { db } from "@/lib/db/db";
import { reconcileSubscriptions } from "@/lib/subscriptions/jobs";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { openStripe, rowOf, send, sessionOf, startOrder, subscribeAt } from "../support/stripe-shop";

// Another site with the same account at Stripe: its subscriptions have the same small ids of users and prices as ours,
// and our database lacks its checkouts.

const stripe = openStripe();

/** A subscription of another site to a user with this id. */
async function buyElsewhere(as: { id: number }): Promise<string> {
  const { id } = await startOrder(as, await createPlan());
  const gatewayId = stripe.pay(await sessionOf(id));
  await db.checkout.delete({ where: { id } });
  return gatewayId;
}

test("another site's subscription gives a user with the same id nothing", async () => {
  const as = await createUser();
  const theirs = await buyElsewhere(as);

  await reconcileSubscriptions();
  const { status } = await send(stripe.event("customer.subscription.updated", theirs));

  expect(status).toBe(200);
  expect(await db.subscription.count({ where: { userId: as.id } })).toBe(0);
  expect(stripe.stateOf(theirs).status).toBe("active");
});

test("another site's subscription is not ended because the user with its id has one here", async () => {
  const as = await createUser();
  const theirs = await buyElsewhere(as);
  const { gatewayId: ours } = await subscribeAt(stripe, as, await createPlan());

  await reconcileSubscriptions();
  await send(stripe.event("customer.subscription.updated", theirs));
  await runDueJobs("end-subscription");

  expect(stripe.stateOf(theirs).status).toBe("active");
  expect(await rowOf(ours)).toMatchObject({ status: "active" });
});

test("another site's subscription is not ended because this database lacks its user", async () => {
  const as = await createUser();
  const theirs = await buyElsewhere(as);
  await db.user.delete({ where: { id: as.id } });

  await reconcileSubscriptions();
  await runDueJobs("end-subscription");

  expect(stripe.stateOf(theirs).status).toBe("active");
});

test("the nightly comparison asks nothing about another site's subscriptions", async () => {
  const theirs = await buyElsewhere(await createUser());
  stripe.calls.length = 0;

  await reconcileSubscriptions();

  expect(stripe.calls).not.toContain(`GET /v1/subscriptions/${theirs}`);
});
