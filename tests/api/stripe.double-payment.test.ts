import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { reconcileSubscriptions } from "@/lib/subscriptions/jobs";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, type TestPlan } from "../support/plans";
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

/**
 * Pays again on a page that was left open, and sends the event about the second subscription. Returns the id of that
 * subscription at Stripe.
 */
async function payAgain(as: { id: number }): Promise<string> {
  const { gatewayId: sessionId } = await db.checkout.findFirstOrThrow({ where: { userId: as.id } });
  const gatewayId = stripe.payAgain(String(sessionId));
  await sendEvent(stripe.event("customer.subscription.created", gatewayId));
  return gatewayId;
}

test("if all open payment pages of 16 concurrent checkouts are paid, one subscription stays live, and the others are ended", async () => {
  const as = await createUser();
  const plans = await Promise.all(Array.from({ length: 4 }, () => createPlan()));
  const checkouts = await Promise.all(
    Array.from({ length: 16 }, (_, index) => createCheckout(as, plans[index % 4] as TestPlan)),
  );
  const ids = [...new Set(checkouts.flatMap((checkout) => (checkout ? [String(checkout.id)] : [])))];
  const sessions = await Promise.all(ids.map(stripeSessionIdOf));
  const paidIds = sessions.flatMap((session) => stripe.payIfOpen(session));

  await Promise.all(paidIds.map((gatewayId) => sendEvent(stripe.event("customer.subscription.created", gatewayId))));
  await runDueJobs("end-subscription");

  const rows = await db.subscription.findMany({ where: { userId: as.id } });
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  expect(paidIds.filter((id) => stripe.stateOf(id).status !== "ended")).toHaveLength(1);
});

test("a user who has paid twice gets the second payment back", async () => {
  const as = await createUser();
  const order = await createCheckout(as, await createPlan());
  const session = await stripeSessionIdOf(order.id);
  const [first, second] = [stripe.pay(session), stripe.payAgain(session)];

  await sendEvent(stripe.event("customer.subscription.created", first));
  await sendEvent(stripe.event("customer.subscription.created", second));
  await runDueJobs("end-subscription");

  expect([stripe.stateOf(first).status, stripe.stateOf(second).status]).toEqual(["active", "ended"]);
  const invoices = await db.invoice.findMany({
    where: { subscription: { gatewayId: second } },
    orderBy: { id: "asc" },
  });
  expect(invoices.map(({ total }) => total)).toEqual([1190, -1190]);
});

test("a second subscription is ended by the nightly comparison if the job that should end it was lost", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());
  const second = await payAgain(as);
  await pool().query("DELETE FROM graphile_worker._private_jobs");

  await reconcileSubscriptions();
  await runDueJobs("end-subscription");

  expect(stripe.stateOf(second).status).toBe("ended");
  expect(await subscriptionRowOf(second)).toMatchObject({ status: "ended" });
});
