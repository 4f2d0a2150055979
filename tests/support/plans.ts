import { POST as START } from "@/app/api/v1/billing/checkout/route";
import { POST as CHOOSE } from "@/app/api/v1/billing/test-gateway/[checkoutId]/route";
import type { TestOutcome } from "@/lib/checkouts/schema";
import { newToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import type { Grant, Permission } from "@/lib/permissions/permissions";
import type { TestState } from "@/lib/test-gateway/machine";
import { call } from "./api";
import { grant, unique } from "./factories";
import { saveSettings } from "./settings";

/** Turns billing on, by default with the test gateway. */
export const turnBillingOn = (settings: Record<string, unknown> = {}) =>
  saveSettings("billing", { enable: true, ...settings });

export const turnBillingOff = () => saveSettings("billing", { enable: false });

/** Removes the plans that the first start creates, for a test that is about all plans. */
export async function removePlans(): Promise<void> {
  await db.price.deleteMany();
  await db.product.deleteMany();
}

type PlanOptions = {
  name?: string;
  /** In minor units. */
  amount?: number;
  currency?: string;
  interval?: "day" | "month" | "year";
  intervalCount?: number;
  trialDays?: number;
  free?: boolean;
  hidden?: boolean;
  permissions?: (Permission | Grant)[];
};

export type TestPlan = { product_id: number; price_id: number };
/** `offer`: from the link to a hidden plan. */
type TestOrder = TestPlan & { offer?: string };

/** Creates a plan with one price, by default 10.00 USD a month. Returns the ids that a checkout needs. */
export async function createPlan({
  name = unique("Plan"),
  amount = 1000,
  currency = "USD",
  interval = "month",
  intervalCount = 1,
  trialDays = 0,
  free = false,
  hidden = false,
  permissions = [],
}: PlanOptions = {}): Promise<TestPlan> {
  const price = { amount, currency, interval, intervalCount };
  const { id, prices } = await db.product.create({
    data: {
      name,
      trialDays,
      free,
      hidden,
      offerToken: hidden ? newToken() : null,
      permissions: permissions.map(grant),
      prices: { create: price },
    },
    include: { prices: true },
  });
  return { product_id: id, price_id: Number(prices[0]?.id) };
}

type Person = { id: number };

/** Starts the checkout of a plan. Returns the id of the checkout. */
export async function startCheckout(as: Person, order: TestOrder): Promise<string> {
  const { json } = await call(START, { as, body: order });
  return json.checkout.id;
}

/** Chooses the outcome of a payment on the test gateway's page. */
export const chooseOutcome = (as: Person, checkoutId: string, outcome: TestOutcome) =>
  call(CHOOSE, { as, params: { checkoutId }, body: { outcome } });

/** Buys a plan at the test gateway. Returns the id of the subscription. */
export async function subscribe(as: Person, order: TestOrder, outcome: TestOutcome = "succeed"): Promise<number> {
  const { json } = await chooseOutcome(as, await startCheckout(as, order), outcome);
  return json.checkout.subscription_id;
}

/** Moves a subscription at the test gateway, our row of it, and its invoices this many days into the past. */
export async function moveIntoPast(subscriptionId: number, days: number): Promise<void> {
  const { gatewayId } = await db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } });
  const row = await db.testSubscription.findUniqueOrThrow({ where: { id: String(gatewayId) } });
  const ms = days * 86_400_000;
  const state = row.state as TestState;
  const earlier = (time: number) => time - ms;
  const movedState: TestState = {
    ...state,
    anchor: earlier(state.anchor),
    periodStart: earlier(state.periodStart),
    periodEnd: earlier(state.periodEnd),
    changedAt: state.changedAt && earlier(state.changedAt),
    trialEndsAt: state.trialEndsAt && earlier(state.trialEndsAt),
    nextPaymentAt: state.nextPaymentAt && earlier(state.nextPaymentAt),
  };
  await db.testSubscription.update({
    where: { id: row.id },
    data: { state: movedState, ...(row.nextAt && { nextAt: new Date(row.nextAt.getTime() - ms) }) },
  });
  await db.$executeRaw`
    UPDATE "Subscription" SET "periodStart" = "periodStart" - ${days} * interval '1 day',
      "periodEnd" = "periodEnd" - ${days} * interval '1 day', "validUntil" = "validUntil" - ${days} * interval '1 day',
      "planChangedAt" = "planChangedAt" - ${days} * interval '1 day'
    WHERE id = ${subscriptionId}`;
  await db.$executeRaw`
    UPDATE "Invoice" SET date = date - ${days} * interval '1 day' WHERE "subscriptionId" = ${subscriptionId}`;
}
