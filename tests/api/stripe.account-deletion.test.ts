import { DELETE as DELETE_USER } from "@/app/api/v1/users/[userId]/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { createCheckout, stripeSessionIdOf, subscribeAt, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
type Person = Awaited<ReturnType<typeof createUser>>;

async function deleteAccount(as: Person): Promise<void> {
  const session = await startConfirmedSession(as);
  const query = { deleteCurrentUser: "true" };
  expect((await call(DELETE_USER, { session, params: { userId: as.id }, query })).status).toBe(200);
}

const customerIdOf = async ({ id: userId }: Person) =>
  (await db.gatewayCustomer.findFirstOrThrow({ where: { userId } })).gatewayId;

test("the deletion of an account ends its subscription at Stripe, deletes its customer there, and keeps its invoices", async () => {
  const as = await createUser();
  const { gatewayId } = await subscribeAt(stripe, as, await createPlan());
  const customerId = await customerIdOf(as);

  await deleteAccount(as);
  await runDueJobs("remove-from-stripe");

  expect(stripe.stateOf(gatewayId).status).toBe("ended");
  expect(stripe.has(customerId)).toBe(false);
  expect(await db.invoice.findMany({ where: { gatewayId: { contains: gatewayId } } })).toMatchObject([
    { userId: null, total: 1190 },
  ]);
});

test("the deletion of an account closes its payment page at Stripe", async () => {
  const as = await createUser();
  const session = await stripeSessionIdOf((await createCheckout(as, await createPlan())).id);

  await deleteAccount(as);
  await runDueJobs("remove-from-stripe");

  expect(stripe.payIfOpen(session)).toEqual([]);
});

test("a payment after the deletion, on a page that was left open, is refunded", async () => {
  const as = await createUser();
  const session = await stripeSessionIdOf((await createCheckout(as, await createPlan())).id);

  await deleteAccount(as);
  const gatewayId = stripe.pay(session);
  await runDueJobs("remove-from-stripe");

  expect(stripe.stateOf(gatewayId).status).toBe("ended");
  expect(stripe.refundedOf(gatewayId)).toBe(1190);
});
