import "server-only";
import { amountsChanged } from "@/lib/billing/amounts-changed";
import type { Gateway, GatewayInvoice, GatewaySubscription, Terms } from "@/lib/billing/gateway";
import { newToken } from "@/lib/crypto/token";
import { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { routes } from "@/lib/routes";
import {
  advance,
  apply,
  type Card,
  earliestChange,
  endAtOnce,
  nextAt,
  PaymentDeclined,
  prorate,
  renewalOf,
  startSubscription,
  type TestEvent,
  type TestInvoice,
  type TestState,
} from "@/lib/test-gateway/machine";

/**
 * How many of the latest invoices a sync gets. After an outage, `runTestGateway` syncs after each due step, so that no
 * invoice is missed.
 */
const INVOICES_MAX = 12;
const UNENDED_BATCH_SIZE = 100;

/**
 * The built-in payment service. With it, everything can be tried without an account at a real service. Its tables store
 * what a real service would store on its own servers.
 */
export const testGateway: Gateway = {
  name: "test",

  async createCheckout({ checkoutId, user, terms }) {
    const data = { id: checkoutId, userId: user.id, terms };
    await db.testCheckout.upsert({ where: { id: checkoutId }, create: data, update: {}, select: { id: true } });
    return { id: checkoutId, url: routes.testCheckout(checkoutId) };
  },

  async fetchCheckout(id) {
    const checkout = await db.testCheckout.findUnique({ where: { id } });
    if (!checkout) return { state: "expired", subscriptionId: null };
    const { subscriptionId, expired } = checkout;
    if (subscriptionId) return { state: "completed", subscriptionId };
    return { state: expired ? "expired" : "open", subscriptionId };
  },

  async expireCheckout(id) {
    await db.testCheckout.updateMany({ where: { id, subscriptionId: null }, data: { expired: true } });
  },

  async fetchSubscription(id) {
    const row = await db.testSubscription.findUnique({ where: { id } });
    return row && subscriptionOf(row);
  },

  async previewChange(id, terms, at) {
    const row = await db.testSubscription.findUnique({ where: { id } });
    if (!row) throw notFound("Subscription");
    const state = advance(row.state as TestState, Date.now());
    requireNotBeforeEarliestChange(state, at.getTime());
    const { periodEnd, ...sums } = prorate(state, terms, at.getTime());
    return { ...sums, at, currency: terms.currency, periodEnd: new Date(periodEnd) };
  },

  async previewRenewal(id) {
    const { state } = await db.testSubscription.findUniqueOrThrow({ where: { id }, select: { state: true } });
    return renewalOf(state as TestState).totals;
  },

  async changePlan(id, terms, at) {
    await changeState(id, { type: "changePlan", terms, at: at.getTime() });
  },

  cancel: (id, at) => changeState(id, { type: "cancel", at }),
  resume: (id) => changeState(id, { type: "resume" }),

  async refund(id, invoiceId) {
    await changeState(id, { type: "refund", invoiceId: Number(invoiceId.slice(id.length + 1)) });
  },

  async endAndRefund(id) {
    const row = await db.testSubscription.findUniqueOrThrow({ where: { id } });
    const { invoices } = advance(row.state as TestState, Date.now()); // a renewal that is due is charged first
    const lastPaid = invoices.findLast(({ status, total }) => status === "paid" && total > 0);
    if (lastPaid) await changeState(id, { type: "refund", invoiceId: lastPaid.id });
    await changeState(id, { type: "cancel", at: "now" });
  },

  /**
   * Returns the path of the payment page on which the subscription was ordered. The buttons there decide whether later
   * payments succeed.
   */
  async createPortal(userId) {
    const subscription = await db.testSubscription.findFirst({
      where: { userId, nextAt: { not: null } },
      select: { checkout: { select: { id: true } } },
    });
    return subscription?.checkout ? routes.testCheckout(subscription.checkout.id) : null;
  },

  async *listUnendedIds() {
    let afterId = "";
    for (;;) {
      const where = { nextAt: { not: null }, id: { gt: afterId } };
      const rows = await db.testSubscription.findMany({
        where,
        orderBy: { id: "asc" },
        take: UNENDED_BATCH_SIZE,
        select: { id: true },
      });
      for (const { id } of rows) yield id;
      const last = rows.at(-1);
      if (!last) return;
      afterId = last.id;
    }
  },
};

/** Pays an order: starts its subscription, at most once. Throws a 409 if the order has expired. */
export async function payTestCheckout(checkoutId: string, card: Card): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "TestCheckout" WHERE id = ${checkoutId} FOR UPDATE`;
    const checkout = await tx.testCheckout.findUnique({ where: { id: checkoutId } });
    if (!checkout || checkout.expired) throw new AppError("conflict", "This checkout has expired. Start again.");
    if (checkout.subscriptionId) return;
    const id = newToken();
    const state = startSubscription(checkout.terms as Terms, card, Date.now());
    await tx.testSubscription.create({
      data: { id, userId: checkout.userId, state, nextAt: timeOf(nextAt(state)) },
      select: { id: true },
    });
    await tx.testCheckout.update({ where: { id: checkoutId }, data: { subscriptionId: id }, select: { id: true } });
  });
}

/** Chooses what happens to later payments of a subscription. A card that works pays an open invoice immediately. */
export const setTestCard = (id: string, card: Card): Promise<void> => changeState(id, { type: "setCard", card });

/**
 * Runs the step that has been due for longest: renews or ends a subscription, or retries a payment. Returns the
 * subscription's id, or null if no step is due.
 */
export const advanceNextDue = (now: Date): Promise<string | null> =>
  changeNext(Prisma.sql`"nextAt" <= ${now}`, (state) => advance(state, nextAt(state) ?? now.getTime()));

/** Ends one subscription without renewing it. Returns its id, or null if there is none. */
export const endNextSubscription = (): Promise<string | null> =>
  changeNext(Prisma.sql`"nextAt" IS NOT NULL`, (state) => endAtOnce(state, Date.now()));

async function changeNext(where: Prisma.Sql, change: (state: TestState) => TestState): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const [next] = await tx.$queryRaw<{ id: string; state: TestState }[]>`
      SELECT id, state FROM "TestSubscription" WHERE ${where} ORDER BY "nextAt" LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!next) return null;
    await save(tx, next.id, change(next.state));
    return next.id;
  });
}

async function changeState(id: string, event: TestEvent): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ state: TestState }[]>`
        SELECT state FROM "TestSubscription" WHERE id = ${id} FOR UPDATE`;
      if (!row) throw notFound("Subscription");
      const [state, now] = [row.state, Date.now()];
      if (event.type === "changePlan") requireNotBeforeEarliestChange(advance(state, now), event.at);
      await save(tx, id, apply(state, event, now));
    });
  } catch (error) {
    if (error instanceof PaymentDeclined) throw new AppError("conflict", "The payment was declined.");
    throw error;
  }
}

function requireNotBeforeEarliestChange(state: TestState, at: number): void {
  if (at < earliestChange(state)) throw amountsChanged();
}

async function save(tx: Tx, id: string, state: TestState): Promise<void> {
  const data = { state, nextAt: timeOf(nextAt(state)) };
  await tx.testSubscription.update({ where: { id }, data, select: { id: true } });
}

function subscriptionOf({ id, userId, state }: { id: string; userId: number; state: unknown }): GatewaySubscription {
  const { terms, status, card, cancelAtPeriodEnd, failedPayments, invoices, ...times } = state as TestState;
  return {
    id,
    userId,
    productId: terms.productId,
    priceId: terms.priceId,
    status,
    periodStart: new Date(times.periodStart),
    periodEnd: new Date(times.periodEnd),
    trialEndsAt: timeOf(times.trialEndsAt),
    cancelAtPeriodEnd,
    endedAt: timeOf(times.endedAt),
    paymentMethod: card === "works" ? "Visa •••• 4242" : "Visa •••• 0341",
    cardFingerprint: null,
    failedPayments,
    nextPaymentAt: timeOf(times.nextPaymentAt),
    paymentUrl: null,
    invoices: invoices.slice(-INVOICES_MAX).map((invoice) => invoiceOf(id, invoice, invoices)),
  };
}

function invoiceOf(
  subscriptionId: string,
  { id, date, refundOf: _, status, ...invoice }: TestInvoice,
  all: readonly TestInvoice[],
): GatewayInvoice {
  const isRefunded = all.some(({ refundOf }) => refundOf === id);
  return {
    ...invoice,
    id: `${subscriptionId}-${id}`,
    date: new Date(date),
    status: isRefunded ? "refunded" : status,
  };
}

const timeOf = (time: number | null): Date | null => (time === null ? null : new Date(time));
