import { POST as START } from "@/app/api/v1/billing/checkout/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { DELETE as DELETE_USER } from "@/app/api/v1/users/[userId]/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createUser, unique } from "../support/factories";
import { chooseOutcome, createPlan, startCheckout, subscribe, turnBillingOn } from "../support/plans";

beforeEach(() => turnBillingOn());

type Person = { id: number };
const createTrialPlan = (amount = 1000) => createPlan({ amount, trialDays: 14 });
const trialDaysFor = async (as: Person) =>
  (await call(START, { as, body: await createTrialPlan() })).json.checkout.trial_days;
const change = (as: Person, subscriptionId: number, body: unknown) =>
  call(CHANGE, { as, params: { subscriptionId }, body });

async function deleteAccount(user: Person) {
  const session = await startConfirmedSession(user);
  const { status } = await call(DELETE_USER, {
    session,
    params: { userId: user.id },
    query: { deleteCurrentUser: "true" },
  });
  expect(status).toBe(200);
}

describe("a change of plan during a trial", () => {
  test("ends the trial and charges the new plan, as its preview says", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createTrialPlan());
    const plan = await createPlan({ amount: 5000 });
    const { preview } = (await change(as, id, { ...plan, preview: true })).json;

    const { at, total, amount_due } = preview;
    const { json } = await change(as, id, { ...plan, at, total, amount_due });

    expect([total, amount_due]).toEqual([50, 50]);
    expect(json.subscription).toMatchObject({ status: "active", period_start: at, period_end: preview.period_end });
    expect(await db.invoice.findMany({ where: { userId: as.id } })).toMatchObject([{ status: "paid", total: 5000 }]);
  });

  test("is refused if its payment is declined, and the trial goes on", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createTrialPlan(), "past_due");

    expect(await change(as, id, await createPlan({ amount: 5000 }))).toBeRefused(409, "conflict");
    expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "trialing" });
  });
});

describe("an address that had a trial", () => {
  test.each(["as it was", "with a tag", "in other case"])(
    "gets no second one after the account is deleted: %s",
    async (how) => {
      const name = unique("ines");
      const user = await createUser({ email: `${name}@example.com` });
      await subscribe(user, await createTrialPlan());
      await deleteAccount(user);
      const emails = {
        "as it was": `${name}@example.com`,
        "with a tag": `${name}+again@example.com`,
        "in other case": `${name.toUpperCase()}@example.com`,
      };

      const next = await createUser({ email: emails[how as keyof typeof emails] });

      expect(await trialDaysFor(next)).toBe(0);
      expect(await trialDaysFor(await createUser())).toBe(14);
    },
  );

  test("is kept if it is changed before the account is deleted, as is the new address", async () => {
    const user = await createUser();
    await subscribe(user, await createTrialPlan());
    const email = `${unique("moved")}@example.com`;
    await db.user.update({ where: { id: user.id }, data: { email } });
    await deleteAccount(user);

    expect(await trialDaysFor(await createUser({ email }))).toBe(0);
    expect(await trialDaysFor(await createUser({ email: user.email }))).toBe(0);
  });

  test("is stored only as a hash", async () => {
    const user = await createUser({ email: "somebody-with-a-trial@example.com" });
    await subscribe(user, await createTrialPlan());

    expect(JSON.stringify(await db.usedTrial.findMany())).not.toMatch(/somebody|example/);
  });

  test("ends the second of two trials that were ordered at the same time, and charges nothing", async () => {
    const name = unique("twin");
    const people = [
      await createUser({ email: `${name}@example.com` }),
      await createUser({ email: `${name}+two@example.com` }),
      await createUser({ email: `${name}+three@example.com` }),
    ];
    const plan = await createTrialPlan();
    const orders = await Promise.all(people.map(async (as) => ({ as, id: await startCheckout(as, plan) })));

    await Promise.all(orders.map(({ as, id }) => chooseOutcome(as, id, "succeed")));

    const rows = await db.subscription.findMany({ orderBy: { trialRefused: "asc" } });
    expect(rows).toMatchObject([
      { status: "trialing", trialRefused: false },
      { status: "ended", trialRefused: true },
      { status: "ended", trialRefused: true },
    ]);
    expect(rows.filter(({ validUntil }) => validUntil !== null && validUntil > new Date())).toHaveLength(1);
    expect(await db.invoice.count()).toBe(0);
    expect(await db.notification.count({ where: { type: "subscriptions.trial_refused" } })).toBe(2);
  });
});
