import "server-only";
import type Stripe from "stripe";
import { db } from "@/lib/db/db";

/** Who ordered a subscription, and which plan our database last knew for it. */
type KnownOrder = { userId: number; productId: number; priceId: number };

const ORDER = { userId: true, productId: true, priceId: true } as const;

/**
 * The order that led to a subscription. Null if this database knows neither the subscription nor its checkout: several
 * sites can share an account at Stripe, and a restored backup is older than some subscriptions. The ids of users and
 * prices cannot tell, because every database counts them from 1, and so a checkout's random id does.
 */
export async function findOrder({ id: gatewayId, metadata }: Stripe.Subscription): Promise<KnownOrder | null> {
  const where = { gateway_gatewayId: { gateway: "stripe", gatewayId } };
  return (
    (await db.subscription.findUnique({ where, select: ORDER })) ??
    (await db.checkout.findFirst({ where: { id: checkoutIdOf(metadata), gateway: "stripe" }, select: ORDER }))
  );
}

/** The ids of those subscriptions that this database knows, as in `findOrder`. */
export async function ownAmong(subscriptions: readonly Stripe.Subscription[]): Promise<string[]> {
  const ids = subscriptions.map(({ id }) => id);
  const checkoutIds = subscriptions.map(({ metadata }) => checkoutIdOf(metadata));
  const [rows, checkouts] = await Promise.all([
    db.subscription.findMany({ where: { gateway: "stripe", gatewayId: { in: ids } }, select: { gatewayId: true } }),
    db.checkout.findMany({ where: { gateway: "stripe", id: { in: checkoutIds } }, select: { id: true } }),
  ]);
  const known = new Set([...rows.map(({ gatewayId }) => gatewayId), ...checkouts.map(({ id }) => id)]);
  return subscriptions.flatMap(({ id, metadata }) => (known.has(id) || known.has(checkoutIdOf(metadata)) ? [id] : []));
}

const checkoutIdOf = ({ checkout_id }: Stripe.Metadata): string => checkout_id ?? "";
