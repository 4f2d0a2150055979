import "server-only";
import type Stripe from "stripe";
import { db } from "@/lib/db/db";

/** Who ordered a subscription, and its plan as last stored here. */
type KnownOrder = { userId: number; productId: number; priceId: number };

const ORDER_COLUMNS = { userId: true, productId: true, priceId: true } as const;

/**
 * Returns the order that led to a subscription, or null if neither the subscription nor its checkout is in this
 * database. Both may be missing, because several installations of Plinth can share an account at Stripe, or because a
 * restored backup is older than the subscription. The ids of users and prices do not identify an installation, because
 * every database counts from 1. Only a checkout's random id does.
 */
export async function findOrder({ id: gatewayId, metadata }: Stripe.Subscription): Promise<KnownOrder | null> {
  const where = { gateway_gatewayId: { gateway: "stripe", gatewayId } };
  return (
    (await db.subscription.findUnique({ where, select: ORDER_COLUMNS })) ??
    (await db.checkout.findFirst({ where: { id: checkoutIdOf(metadata), gateway: "stripe" }, select: ORDER_COLUMNS }))
  );
}

/** Returns the ids of those subscriptions for which `findOrder` returns an order. */
export async function selectKnownIds(subscriptions: readonly Stripe.Subscription[]): Promise<string[]> {
  const ids = subscriptions.map(({ id }) => id);
  const checkoutIds = subscriptions.map(({ metadata }) => checkoutIdOf(metadata));
  const [rows, checkouts] = await Promise.all([
    db.subscription.findMany({ where: { gateway: "stripe", gatewayId: { in: ids } }, select: { gatewayId: true } }),
    db.checkout.findMany({ where: { gateway: "stripe", id: { in: checkoutIds } }, select: { id: true } }),
  ]);
  const knownIds = new Set([...rows.map(({ gatewayId }) => gatewayId), ...checkouts.map(({ id }) => id)]);
  return subscriptions.flatMap(({ id, metadata }) =>
    knownIds.has(id) || knownIds.has(checkoutIdOf(metadata)) ? [id] : [],
  );
}

const checkoutIdOf = ({ checkout_id }: Stripe.Metadata): string => checkout_id ?? "";
