import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { totalsJson } from "@/lib/billing/amount-json";
import { firstPayment, taxRateOf } from "@/lib/billing/amounts";
import type { Gateway, GatewayName, Terms } from "@/lib/billing/gateway";
import { requireMayPay } from "@/lib/billing/may-pay";
import { planRefJson } from "@/lib/billing/plan-json";
import { requireBilling } from "@/lib/billing/require-billing";
import type { PlanOrder } from "@/lib/billing/schema";
import { fixedTaxPercent } from "@/lib/billing/taxes";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import { newToken } from "@/lib/crypto/token";
import type { Checkout, Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { getGateway, getGatewayInUse } from "@/lib/gateways/gateways";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";
import { hasLiveSubscription } from "@/lib/subscriptions/live";
import { endExpired } from "@/lib/subscriptions/manual";
import { mayOrderPlan, requireOffer } from "@/lib/subscriptions/offers";
import { syncSubscription, tryLockUser } from "@/lib/subscriptions/sync";
import { hasUsedTrial } from "@/lib/subscriptions/used-trials";

/** Payment services close a payment page after at most a day. */
const OPEN_HOURS = 23;

const SHOWN_COLUMNS = {
  id: true,
  gateway: true,
  state: true,
  lastOutcome: true,
  trialDays: true,
  subscriptionId: true,
  url: true,
  offer: true,
  expiresAt: true,
  product: { select: { id: true, name: true } },
  price: { select: { id: true, amount: true, currency: true, interval: true, intervalCount: true } },
} as const satisfies Prisma.CheckoutSelect;
type CheckoutRow = Prisma.CheckoutGetPayload<{ select: typeof SHOWN_COLUMNS }>;

/**
 * Orders a plan. Returns the checkout with the address where the user pays. Ordering the same price again returns the
 * same page. A different order closes the page of the previous order. Throws a 404 or 422 as `requireOffer` does, and a
 * 409 if the user has a subscription.
 */
export async function startCheckout(actor: UserActor, choice: PlanOrder): Promise<CheckoutJson> {
  await requireBilling();
  await requireMayPay(actor);
  const { terms } = await requireOffer(actor, choice);
  const gateway = await getGatewayInUse();
  await syncLapsedSubscription(actor.id);
  await refreshOpenCheckouts(actor.id, gateway.name);
  const { order, replaced } = await db.$transaction((tx) =>
    placeOrder(tx, { user: actor.user, terms, offer: choice.offer, gateway }),
  );
  for (const { gateway: name, gatewayId } of replaced) {
    if (gatewayId) await (await getGateway(name as GatewayName)).expireCheckout(gatewayId);
  }
  if (order.url === null) {
    const { id: gatewayId, url } = await gateway.createCheckout({
      checkoutId: order.id,
      user: { id: actor.id, email: actor.user.email },
      terms: { ...terms, trialDays: order.trialDays },
      expiresAt: order.expiresAt,
      cancelPath: routes.checkout(terms.productId, terms.priceId, choice.offer),
    });
    await db.checkout.update({ where: { id: order.id }, data: { gatewayId, url }, select: { id: true } });
  }
  return getCheckout(actor, order.id);
}

/**
 * Refreshes the user's open checkouts at this gateway, because some may have been paid or closed although no event
 * arrived.
 */
async function refreshOpenCheckouts(userId: number, gateway: GatewayName): Promise<void> {
  const rows = await db.checkout.findMany({ where: { userId, state: "open", gateway }, select: { id: true } });
  for (const { id } of rows) await refreshCheckout(id);
}

/** Syncs a subscription that is no longer valid but has not ended, because its last event may have been lost. */
async function syncLapsedSubscription(userId: number): Promise<void> {
  const row = await db.subscription.findFirst({
    where: { userId, endedAt: null, validUntil: { lte: new Date() }, gatewayId: { not: null } },
    select: { gateway: true, gatewayId: true },
  });
  if (row) await syncSubscription(gatewayRefOf(row));
}

type NewOrder = { user: { id: number; email: string }; terms: Terms; offer: string | undefined; gateway: Gateway };

/**
 * Finds the user's open order for this price, or creates one. `replaced`: the other open orders, now marked as expired.
 */
async function placeOrder(tx: Tx, { user, terms, offer, gateway }: NewOrder) {
  const userId = user.id;
  const { productId, priceId } = terms;
  await tryLockUser(tx, userId);
  await endExpired(tx, userId);
  await requireNoSubscription(tx, userId, routes.changePlan(productId, priceId, offer));
  const openOrders = await tx.checkout.findMany({ where: { userId, state: "open" } });
  const now = new Date();
  const sameOrder = openOrders.find(
    (order) => order.priceId === priceId && order.gateway === gateway.name && order.expiresAt > now,
  );
  if (sameOrder) return { order: await keepOffer(tx, sameOrder, offer), replaced: [] };
  await tx.checkout.updateMany({ where: { userId, state: "open" }, data: { state: "expired" } });
  const trialDays = await findTrialDays(tx, user, terms);
  const expiresAt = new Date(now.getTime() + OPEN_HOURS * 3_600_000);
  const data = {
    id: newToken(),
    userId,
    productId,
    priceId,
    gateway: gateway.name,
    trialDays,
    expiresAt,
    offer: offer ?? null,
  };
  return { order: await tx.checkout.create({ data }), replaced: openOrders };
}

/** Replaces the link of an order by the one that it is ordered with now, which may be newer. */
const keepOffer = (tx: Tx, order: Checkout, offer: string | undefined) =>
  offer === undefined || offer === order.offer
    ? order
    : tx.checkout.update({ where: { id: order.id }, data: { offer } });

/** Throws a 409 if the user has a subscription that has not ended. */
async function requireNoSubscription(tx: Tx, userId: number, changePath: string): Promise<void> {
  if (!(await hasLiveSubscription(tx, userId))) return;
  throw new AppError("conflict", "You already have a subscription. Change its plan instead.", {
    action: { label: line("Change plan"), action: changePath },
  });
}

/** Only a user's first subscription has a trial, and only if no account with the same address had one. */
async function findTrialDays(tx: Tx, { id, email }: NewOrder["user"], { trialDays }: Terms): Promise<number> {
  if (trialDays === 0) return 0;
  const earlier = await tx.subscription.findFirst({ where: { userId: id }, select: { id: true } });
  return earlier || (await hasUsedTrial(tx, email)) ? 0 : trialDays;
}

/** Returns one of the actor's checkouts. If it is open, first fetches its state from its gateway. */
export async function getCheckout(actor: UserActor, id: string): Promise<CheckoutJson> {
  await requireBilling();
  const row = await db.checkout.findFirst({ where: { id, userId: actor.id }, select: { state: true } });
  if (!row) throw notFound("Checkout");
  if (row.state === "open") await refreshCheckout(id);
  return checkoutJson(actor, await db.checkout.findUniqueOrThrow({ where: { id }, select: SHOWN_COLUMNS }));
}

/** Fetches the state of a payment page and stores it, with the subscription that was bought there. */
export async function refreshCheckout(id: string): Promise<void> {
  const row = await db.checkout.findUnique({ where: { id }, select: { gateway: true, gatewayId: true, state: true } });
  if (!row?.gatewayId || row.state === "completed") return;
  const gateway = await getGateway(row.gateway as GatewayName);
  const { state, subscriptionId } = await gateway.fetchCheckout(row.gatewayId);
  if (state === "open") return;
  const syncedId =
    state === "completed" && subscriptionId !== null
      ? await syncSubscription({ gateway: gateway.name, gatewayId: subscriptionId })
      : null;
  const data = { state, ...(syncedId !== null && { subscriptionId: syncedId }) };
  await db.checkout.update({ where: { id }, data, select: { id: true } });
}

async function checkoutJson(actor: UserActor, { product, price, ...row }: CheckoutRow): Promise<CheckoutJson> {
  const { billing } = await getSettings();
  const amount = row.trialDays > 0 ? 0 : price.amount;
  return {
    id: row.id,
    ...planRefJson({ product, price }),
    gateway: row.gateway as GatewayName,
    state: row.state as CheckoutJson["state"],
    last_outcome: row.lastOutcome as CheckoutJson["last_outcome"],
    trial_days: row.trialDays,
    first_payment: totalsJson(firstPayment(amount, taxRateOf(fixedTaxPercent(billing))), price.currency),
    subscription_id: row.subscriptionId,
    url: row.url ?? "",
    order_path: await orderPathOf(actor, { product_id: product.id, price_id: price.id, offer: row.offer ?? undefined }),
    expires_at: row.expiresAt.toISOString(),
  };
}

async function orderPathOf(actor: UserActor, order: PlanOrder): Promise<string | null> {
  return (await mayOrderPlan(actor, order)) ? routes.checkout(order.product_id, order.price_id, order.offer) : null;
}
