import { DELETE as DELETE_USER } from "@/app/api/v1/users/[userId]/route";
import { db } from "@/lib/db/db";
import { subscriptions as feature } from "@/lib/subscriptions/feature";
import { reconcileSubscriptions, runTestGateway } from "@/lib/subscriptions/jobs";
import { syncSubscription } from "@/lib/subscriptions/sync";
import { payTestCheckout } from "@/lib/test-gateway/test-gateway";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, passDays, subscribe, turnBillingOn } from "../support/plans";

beforeEach(() => turnBillingOn());

const stateOf = async (id: string) => (await db.testSubscription.findUniqueOrThrow({ where: { id } })).state;

test("of two orders that were both paid, the second is ended and paid back", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());
  const second = await db.testCheckout.findFirstOrThrow({ where: { userId: as.id } });
  const copy = { id: "another-checkout-of-this-user", userId: as.id, terms: second.terms as object };
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

test("many syncs at the same time store the same state and each invoice once", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan());
  const { gatewayId } = await db.subscription.findUniqueOrThrow({ where: { id } });
  await passDays(id, 32);
  const syncs = Array.from({ length: 6 }, () => syncSubscription({ gateway: "test", gatewayId: String(gatewayId) }));

  await Promise.all([runTestGateway(), runTestGateway(), ...syncs]);

  expect(await db.invoice.count({ where: { userId: as.id } })).toBe(2);
});

test("where the site is live, subscriptions of the test gateway end with their period", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan());
  await turnBillingOn({ live: true, gateway: "stripe" });
  await passDays(id, 32);

  await runTestGateway();

  expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended" });
  expect(await db.invoice.count({ where: { userId: as.id } })).toBe(1);
});

test("the nightly comparison ends what an admin gave until a date", async () => {
  const { id: userId } = await createUser();
  const { product_id: productId, price_id: priceId } = await createPlan();
  const past = new Date(Date.now() - 1000);
  const dates = { periodStart: past, periodEnd: past, validUntil: past };
  const row = { userId, productId, priceId, gateway: "manual", status: "active", ...dates };
  const { id } = await db.subscription.create({ data: row });

  await reconcileSubscriptions();

  expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended", endedAt: past });
});

test("the deletion of an account removes what the test gateway knows", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan());
  const session = await startConfirmedSession(as);

  await call(DELETE_USER, { session, params: { userId: as.id }, query: { deleteCurrentUser: "true" } });

  expect(await db.testSubscription.count({ where: { userId: as.id } })).toBe(0);
});

test("an export has the user's subscriptions", async () => {
  const as = await createUser();
  await subscribe(as, await createPlan({ name: "Pro" }));

  const [document] = await feature.exportDocuments(as.id);

  expect(document).toMatchObject({ name: "subscriptions", rows: [{ product: { name: "Pro" }, status: "active" }] });
});
