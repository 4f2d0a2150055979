import { POST as REFUND } from "@/app/api/v1/billing/invoices/[invoiceId]/refund/route";
import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { db } from "@/lib/db/db";
import { runTestGateway } from "@/lib/subscriptions/jobs";
import { prepareNoticeDetails } from "@/lib/subscriptions/notice-details";
import { sendReminders } from "@/lib/subscriptions/reminders";
import { syncSubscription } from "@/lib/subscriptions/sync";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, moveIntoPast, startCheckout, subscribe, turnBillingOff, turnBillingOn } from "../support/plans";
import { saveSettings } from "../support/settings";
import { StripeServer } from "../support/stripe-server";

beforeEach(() => turnBillingOn());

type Person = { id: number };
type Line = { text: string; values?: Record<string, string> };

/** The kinds of a user's notices about billing, the oldest first. */
const kindsOf = async ({ id: userId }: Person) =>
  (await noticesOf({ id: userId })).map(({ type }) => type.replace("subscriptions.", ""));
const noticesOf = ({ id: userId }: Person) =>
  db.notification.findMany({ where: { userId, type: { startsWith: "subscriptions." } }, orderBy: { id: "asc" } });
const firstLine = ({ data }: { data: unknown }) => (data as { lines: Line[] }).lines[0];

test("a notice confirms a payment with its amount, in the format of the user's language, and the invoice's number", async () => {
  const as = await createUser({ language: "de" });
  await subscribe(as, await createPlan({ amount: 1999, currency: "EUR" }));

  const [notice] = await noticesOf(as);
  const { number } = await db.invoice.findFirstOrThrow({ where: { userId: as.id } });

  expect(notice?.type).toBe("subscriptions.receipt");
  expect(notice && firstLine(notice)?.values).toEqual({ amount: "19,99\u00a0€", number });
});

test("amounts and dates follow the default language and time zone for a user who has chosen none", async () => {
  await saveSettings("i18n", { default_language: "de" });
  await saveSettings("dates", { default_timezone: "Asia/Tokyo" });
  const { id } = await createUser();
  const { product_id } = await createPlan();

  const { dateText, amountText } = await (await prepareNoticeDetails())(db, id, product_id);

  expect(dateText(new Date("2026-12-31T20:00:00Z"))).toBe("1. Januar 2027");
  expect(amountText(1999, "EUR")).toBe("19,99\u00a0€");
});

/** The kinds and amounts of a user's notices about payments and refunds, the oldest first. */
const amountsOf = async (as: Person) =>
  (await noticesOf(as)).map((notice) => [notice.type.replace("subscriptions.", ""), firstLine(notice)?.values?.amount]);

/** Subscribes a user who then pays one renewal from credit, and the next one in part. Returns these two invoices. */
async function payFromCredit(as: Person) {
  const id = await subscribe(as, await createPlan({ amount: 1000 }));
  await call(CHANGE, { as, params: { subscriptionId: id }, body: await createPlan({ amount: 400 }) });
  await moveIntoPast(id, 65);
  await runTestGateway();
  return db.invoice.findMany({ where: { userId: as.id, total: 400 }, orderBy: { id: "asc" } });
}

test("a receipt contains the amount that was paid, and nothing that was paid from credit", async () => {
  const as = await createUser();

  await payFromCredit(as);

  expect(await amountsOf(as)).toEqual([
    ["receipt", "$10"],
    ["receipt", "$2"],
  ]);
});

test("a notice of a refund contains only the amount that does not go back to the credit", async () => {
  const as = await createUser();
  const invoices = await payFromCredit(as);
  const staff = await createUser({ permissions: ["subscriptions.update"] });

  const session = await startConfirmedSession(staff);
  for (const { id } of invoices) await call(REFUND, { session, params: { invoiceId: id } });

  expect((await amountsOf(as)).filter(([kind]) => kind === "refund")).toEqual([["refund", "$2"]]);
});

test("a receipt is emailed, unless the user has turned off emails about receipts", async () => {
  const [as, userWithoutMail] = [await createUser(), await createUser()];
  const preference = {
    userId: userWithoutMail.id,
    kind: "subscriptions.receipt",
    database: true,
    mail: false,
    browser: false,
  };
  await db.notificationPreference.create({ data: preference });
  const plan = await createPlan();
  for (const user of [as, userWithoutMail]) await subscribe(user, plan);

  await runDueJobs("deliver-notices");

  expect(await db.mailMessage.count({ where: { to: as.email } })).toBe(1);
  expect(await db.mailMessage.count({ where: { to: userWithoutMail.email } })).toBe(0);
});

test("each failed payment causes a notice, and the last failure ends the subscription", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan({ interval: "year" }), "past_due");
  for (const days of [1, 3, 5, 7]) {
    await moveIntoPast(id, days);
    await runTestGateway();
  }

  expect(await kindsOf(as)).toEqual([...Array(4).fill("payment_failed"), "ended"]);
  expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended" });
});

test("no notices are sent while billing is off", async () => {
  const [as, trialUser] = [await createUser(), await createUser()];
  const id = await subscribe(as, await createPlan());
  const trialId = await subscribe(trialUser, await createPlan({ trialDays: 14 }));
  await moveIntoPast(id, 32);
  await moveIntoPast(trialId, 12);

  await turnBillingOff();
  await runTestGateway();
  await sendReminders();

  expect([await kindsOf(as), await kindsOf(trialUser)]).toEqual([["receipt"], []]);
  expect(await db.invoice.count({ where: { userId: as.id } })).toBe(2);
});

test("a cancellation and the later end of the subscription cause one notice each", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan());
  for (let round = 1; round <= 2; round += 1) await call(CANCEL, { as, params: { subscriptionId: id }, body: {} });
  await moveIntoPast(id, 32);
  for (let round = 1; round <= 2; round += 1) await runTestGateway();

  expect(await kindsOf(as)).toEqual(["receipt", "cancelled", "ended"]);
});

test("a trial that ends within three days causes one notice", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan({ trialDays: 14 }));
  await sendReminders();
  const before = await kindsOf(as);
  await moveIntoPast(id, 11.5);

  for (let round = 1; round <= 2; round += 1) await sendReminders();

  expect([before, await kindsOf(as)]).toEqual([[], ["trial_ending"]]);
});

test("a yearly renewal that is due within a week causes a notice; a monthly one does not", async () => {
  const [yearly, monthly] = [await createUser(), await createUser()];
  const yearlyId = await subscribe(yearly, await createPlan({ interval: "year" }));
  const monthlyId = await subscribe(monthly, await createPlan());
  await moveIntoPast(yearlyId, 360);
  await moveIntoPast(monthlyId, 25);

  await sendReminders();

  expect(await kindsOf(yearly)).toEqual(["receipt", "renewal"]);
  expect(await kindsOf(monthly)).toEqual(["receipt"]);
});

const findRemindedAmount = async (as: Person) =>
  (await noticesOf(as))
    .flatMap(({ data }) => (data as { lines: Line[] }).lines.map(({ values }) => values?.amount))
    .at(-1);

test("a reminder contains the next payment with its tax, less the credit", async () => {
  await turnBillingOn({ tax_percent: 19 });
  const as = await createUser();
  const id = await subscribe(as, await createPlan({ amount: 20_000, interval: "year" }));
  await call(CHANGE, {
    as,
    params: { subscriptionId: id },
    body: await createPlan({ amount: 15_000, interval: "year" }),
  });
  await moveIntoPast(id, 360);

  await sendReminders();

  expect(await findRemindedAmount(as)).toBe("$119"); // 178.50 with tax, less 59.50 of credit
});

test("a reminder about a Stripe payment deducts the coupon, and is sent by the next run if Stripe fails", async () => {
  const stripe = new StripeServer();
  await stripe.start();
  await turnBillingOn({ gateway: "stripe", tax_percent: 19 });
  const as = await createUser();
  const checkoutId = await startCheckout(as, await createPlan({ amount: 20_000, interval: "year" }));
  const { gatewayId: sessionId } = await db.checkout.findUniqueOrThrow({ where: { id: checkoutId } });
  const gatewayId = stripe.pay(String(sessionId), { coupon: { percentOff: 50 } });
  stripe.moveIntoPast(gatewayId, 360);
  await syncSubscription({ gateway: "stripe", gatewayId });

  stripe.isDown = true;
  await sendReminders();
  const kinds = await kindsOf(as);
  stripe.isDown = false;
  await sendReminders();

  expect(kinds).toEqual(["receipt"]);
  expect(await findRemindedAmount(as)).toBe("$119");
  await stripe.stop();
});

test("a user who has cancelled is not reminded", async () => {
  const as = await createUser();
  const id = await subscribe(as, await createPlan({ trialDays: 14 }));
  await call(CANCEL, { as, params: { subscriptionId: id }, body: {} });
  await moveIntoPast(id, 13);

  await sendReminders();

  expect(await kindsOf(as)).toEqual(["cancelled"]);
});
