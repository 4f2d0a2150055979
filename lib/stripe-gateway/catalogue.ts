import "server-only";
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { Terms } from "@/lib/billing/gateway";
import { db } from "@/lib/db/db";
import { callStripe, findAtStripe } from "@/lib/stripe-gateway/client";
import { sendCustomerDetails } from "@/lib/stripe-gateway/customer-details";
import { isLost, type StoredKind } from "@/lib/stripe-gateway/lost-ids";
import { toStripeAmount } from "@/lib/stripe-gateway/stripe-amounts";

/** Tax rates are stored in hundredths of a percent. */
const RATE_UNITS_PER_PERCENT = 100;

/** Returns the id of a price at Stripe. Creates the price at Stripe if it does not exist there yet. */
export async function ensureStripePrice(terms: Terms): Promise<string> {
  const { priceId, currency, amount, interval, intervalCount } = terms;
  const price = await db.price.findUniqueOrThrow({ where: { id: priceId }, select: { stripeId: true } });
  if (price.stripeId) return price.stripeId;
  const product = await ensureStripeProduct(terms);
  const stripeId = await createOnce("prices", `price-${product}-${priceId}`, (stripe, options) =>
    stripe.prices.create(
      {
        product,
        currency: currency.toLowerCase(),
        unit_amount: toStripeAmount(amount, currency),
        recurring: { interval, interval_count: intervalCount },
        tax_behavior: "exclusive",
        metadata: { price_id: priceId },
      },
      options,
    ),
  );
  await db.price.update({ where: { id: priceId }, data: { stripeId }, select: { id: true } });
  return stripeId;
}

async function ensureStripeProduct({ productId, product: name }: Terms): Promise<string> {
  const where = { id: productId };
  const product = await db.product.findUniqueOrThrow({ where, select: { stripeId: true, createdAt: true } });
  if (product.stripeId) return product.stripeId;
  // The key contains the creation time, so that another installation with the same Stripe account gets its own product.
  const key = `product-${productId}-${product.createdAt.getTime()}-${hashOf(name)}`;
  const metadata = { product_id: productId };
  const stripeId = await createOnce("products", key, (stripe, options) =>
    stripe.products.create({ name, metadata }, options),
  );
  await db.product.update({ where, data: { stripeId }, select: { id: true } });
  return stripeId;
}

type Create = (stripe: Stripe, options: Stripe.RequestOptions) => Promise<Stripe.Response<{ id: string }>>;

/**
 * Creates an object at Stripe, once per idempotency key, and returns its id. Stripe answers a repeated key with its
 * first response, even if the object was deleted in the meantime. In that case, creates another object.
 */
async function createOnce(kind: StoredKind, key: string, create: Create): Promise<string> {
  let idempotencyKey = key;
  for (;;) {
    const { id, lastResponse } = await callStripe((stripe) => create(stripe, { idempotencyKey }));
    const isRepeated = lastResponse.headers["idempotent-replayed"] === "true";
    if (!isRepeated || !(await isLost(kind, id))) return id;
    idempotencyKey = `${key}-${id}`;
  }
}

/** Makes an idempotency key depend on a text. Stripe refuses a key that is used again with other parameters. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/** Sends Stripe the name of a plan. Does nothing if the plan has no product at Stripe. */
export async function sendProductName(productId: number): Promise<void> {
  const product = await db.product.findUnique({ where: { id: productId }, select: { name: true, stripeId: true } });
  const stripeId = product?.stripeId;
  if (stripeId) await findAtStripe((stripe) => stripe.products.update(stripeId, { name: product.name }));
}

/** Returns the id of the Stripe customer for this user. Creates the customer if there is none. */
export async function ensureStripeCustomer({ id: userId, email }: { id: number; email: string }): Promise<string> {
  const where = { userId_gateway: { userId, gateway: "stripe" } };
  const customer = await db.gatewayCustomer.findUnique({ where });
  if (customer) return customer.gatewayId;
  const { createdAt } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { createdAt: true } });
  const key = `customer-${userId}-${createdAt.getTime()}-${hashOf(email)}`;
  const metadata = { user_id: userId };
  const gatewayId = await createOnce("customers", key, (stripe, options) =>
    stripe.customers.create({ email, metadata }, options),
  );
  await db.gatewayCustomer.upsert({ where, create: { userId, gateway: "stripe", gatewayId }, update: {} });
  await sendCustomerDetails(userId);
  return gatewayId;
}

/**
 * Returns an array with the id of the tax rate at Stripe, or an empty one for 0%. Creates the rate if there is none.
 */
export async function ensureStripeTaxRates({ taxRate }: Terms): Promise<string[]> {
  if (taxRate === 0) return [];
  const percentage = taxRate / RATE_UNITS_PER_PERCENT;
  return callStripe(async (stripe) => {
    for await (const rate of stripe.taxRates.list({ active: true, inclusive: false, limit: 100 }))
      if (rate.percentage === percentage && rate.metadata?.plinth === "true") return [rate.id];
    const metadata = { plinth: "true" };
    const { id } = await stripe.taxRates.create({ display_name: "Tax", inclusive: false, percentage, metadata });
    return [id];
  });
}
