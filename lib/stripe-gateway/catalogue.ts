import "server-only";
import type { Terms } from "@/lib/billing/gateway";
import { db } from "@/lib/db/db";
import { askStripe, findAtStripe } from "@/lib/stripe-gateway/client";
import { sendCustomerDetails } from "@/lib/stripe-gateway/customer-details";
import { toStripeAmount } from "@/lib/stripe-gateway/stripe-amounts";

/** Hundredths of a percent in one percent. */
const RATE_UNITS = 100;

/** The id of a price at Stripe. Creates it there when it is first sold. */
export async function stripePriceOf(terms: Terms): Promise<string> {
  const { priceId, currency, amount, interval, intervalCount } = terms;
  const price = await db.price.findUniqueOrThrow({ where: { id: priceId }, select: { stripeId: true } });
  if (price.stripeId) return price.stripeId;
  const product = await stripeProductOf(terms);
  const created = await askStripe((stripe) =>
    stripe.prices.create(
      {
        product,
        currency: currency.toLowerCase(),
        unit_amount: toStripeAmount(amount, currency),
        recurring: { interval, interval_count: intervalCount },
        tax_behavior: "exclusive",
        metadata: { price_id: priceId },
      },
      { idempotencyKey: `price-${product}-${priceId}` },
    ),
  );
  await db.price.update({ where: { id: priceId }, data: { stripeId: created.id }, select: { id: true } });
  return created.id;
}

async function stripeProductOf({ productId, product: name }: Terms): Promise<string> {
  const where = { id: productId };
  const { stripeId, createdAt } = await db.product.findUniqueOrThrow({
    where,
    select: { stripeId: true, createdAt: true },
  });
  if (stripeId) return stripeId;
  // The key contains the time, so that another installation with the same Stripe account gets a product of its own.
  const idempotencyKey = `product-${productId}-${createdAt.getTime()}`;
  const metadata = { product_id: productId };
  const created = await askStripe((stripe) => stripe.products.create({ name, metadata }, { idempotencyKey }));
  await db.product.update({ where, data: { stripeId: created.id }, select: { id: true } });
  return created.id;
}

/** Tells Stripe the name of a plan that is sold there. */
export async function sendProductName(productId: number): Promise<void> {
  const product = await db.product.findUnique({ where: { id: productId }, select: { name: true, stripeId: true } });
  const stripeId = product?.stripeId;
  if (stripeId) await findAtStripe((stripe) => stripe.products.update(stripeId, { name: product.name }));
}

/** The id of the user's customer at Stripe. Creates the customer if there is none. */
export async function stripeCustomerOf({ id: userId, email }: { id: number; email: string }): Promise<string> {
  const where = { userId_gateway: { userId, gateway: "stripe" } };
  const known = await db.gatewayCustomer.findUnique({ where });
  if (known) return known.gatewayId;
  const { createdAt } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { createdAt: true } });
  const idempotencyKey = `customer-${userId}-${createdAt.getTime()}`;
  const metadata = { user_id: userId };
  const { id: gatewayId } = await askStripe((stripe) =>
    stripe.customers.create({ email, metadata }, { idempotencyKey }),
  );
  await db.gatewayCustomer.upsert({ where, create: { userId, gateway: "stripe", gatewayId }, update: {} });
  await sendCustomerDetails(userId);
  return gatewayId;
}

/** The id of the tax rate at Stripe, or none for 0%. Creates the rate if there is none. */
export async function stripeTaxRates({ taxRate }: Terms): Promise<string[]> {
  if (taxRate === 0) return [];
  const percentage = taxRate / RATE_UNITS;
  return askStripe(async (stripe) => {
    const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
    const known = data.find((rate) => rate.percentage === percentage && rate.metadata?.plinth === "true");
    const metadata = { plinth: "true" };
    const rate =
      known ?? (await stripe.taxRates.create({ display_name: "Tax", inclusive: false, percentage, metadata }));
    return [rate.id];
  });
}
