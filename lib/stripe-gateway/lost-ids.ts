import "server-only";
import { db } from "@/lib/db/db";
import { findAtStripe, MissingAtStripe } from "@/lib/stripe-gateway/client";

/** The rows with the Stripe ids that a call uses. */
type Subject = { userId?: number; productId: number; priceId: number };

/**
 * Runs `call`, which sends our stored ids to Stripe. Stripe rejects them if the secret key now belongs to another
 * account or mode, or if the objects were deleted at Stripe. In that case, deletes the lost ids from our rows and runs
 * `call` again, which then creates new objects.
 */
export async function retryWithoutLostIds<Result>(subject: Subject, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof MissingAtStripe)) throw error;
    await deleteLostIds(subject);
    return call();
  }
}

async function deleteLostIds({ userId = 0, productId, priceId }: Subject): Promise<void> {
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

/** The kinds of objects at Stripe whose ids our rows store. */
export type StoredKind = "prices" | "products" | "customers";

/** Whether an object does not exist at Stripe, or no longer exists there. */
export async function isLost(kind: StoredKind, id: string): Promise<boolean> {
  const found = await findAtStripe<object>((stripe) => stripe[kind].retrieve(id));
  return found === null || "deleted" in found;
}
