import "server-only";
import { db } from "@/lib/db/db";
import { findAtStripe, MissingAtStripe } from "@/lib/stripe-gateway/client";

/** Whose ids a call names. */
type Subject = { userId?: number; productId: number; priceId: number };

/**
 * Calls Stripe with ids that we have stored. If it does not know them, because the key is now one of another account or
 * of live mode, or because somebody deleted them there, `call` has to create them again.
 */
export async function withKnownIds<Result>(subject: Subject, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof MissingAtStripe)) throw error;
    await forgetLostIds(subject);
    return call();
  }
}

async function forgetLostIds({ userId = 0, productId, priceId }: Subject): Promise<void> {
  const [price, product, customer] = await Promise.all([
    db.price.findUnique({ where: { id: priceId }, select: { stripeId: true } }),
    db.product.findUnique({ where: { id: productId }, select: { stripeId: true } }),
    db.gatewayCustomer.findUnique({ where: { userId_gateway: { userId, gateway: "stripe" } } }),
  ]);
  const [priceStripeId, productStripeId] = [price?.stripeId, product?.stripeId];
  if (priceStripeId && (await isLost("prices", priceStripeId)))
    await db.price.updateMany({ where: { stripeId: priceStripeId }, data: { stripeId: null } });
  if (productStripeId && (await isLost("products", productStripeId)))
    await db.product.updateMany({ where: { stripeId: productStripeId }, data: { stripeId: null } });
  if (customer && (await isLost("customers", customer.gatewayId)))
    await db.gatewayCustomer.deleteMany({ where: { id: customer.id } });
}

async function isLost(kind: "prices" | "products" | "customers", id: string): Promise<boolean> {
  const found = await findAtStripe<object>((stripe) => stripe[kind].retrieve(id));
  return found === null || "deleted" in found;
}
