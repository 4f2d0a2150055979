import "server-only";
import type { Price } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { toMinor } from "@/lib/money";
import type { PriceInput } from "@/lib/products/schema";

type PriceColumns = Pick<Price, "amount" | "currency" | "interval" | "intervalCount">;

export const priceColumns = ({ amount, currency, interval, interval_count }: PriceInput): PriceColumns => ({
  amount: toMinor(amount, currency),
  currency,
  interval,
  intervalCount: interval_count,
});

/**
 * Replaces the prices of a plan with `inputs`. A price for sale that is not among the inputs is archived if
 * `findUsedPrices` finds it, and deleted otherwise. An archived price that is among the inputs is for sale again. Call
 * `lockPrices` first.
 */
export async function replacePrices(
  tx: Tx,
  prices: readonly Price[],
  productId: number,
  inputs: readonly PriceInput[],
) {
  const newPrices = inputs.map(priceColumns);
  const isAmongInputs = (price: Price) => newPrices.some((other) => isSame(price, other));
  const added = newPrices.filter((newPrice) => !prices.some((price) => isSame(price, newPrice)));
  const restored = prices.filter((price) => price.archivedAt !== null && isAmongInputs(price));

  await removePrices(
    tx,
    prices.filter((price) => price.archivedAt === null && !isAmongInputs(price)),
  );
  await tx.price.updateMany({ where: { id: { in: idsOf(restored) } }, data: { archivedAt: null } });
  await tx.price.createMany({ data: added.map((columns) => ({ ...columns, productId })) });
}

async function removePrices(tx: Tx, prices: readonly Price[]) {
  const usedPrices = await findUsedPrices(tx, prices);
  const unusedPrices = prices.filter((price) => !usedPrices.includes(price));
  await tx.price.updateMany({ where: { id: { in: idsOf(usedPrices) } }, data: { archivedAt: new Date() } });
  await tx.price.deleteMany({ where: { id: { in: idsOf(unusedPrices) } } });
}

/** The prices that somebody has ordered or subscribed to, and those that Stripe has. They must not be deleted. */
export async function findUsedPrices(tx: Tx, prices: readonly Price[]): Promise<Price[]> {
  const isUsed = { OR: [{ stripeId: { not: null } }, { subscriptions: { some: {} } }, { checkouts: { some: {} } }] };
  const rows = await tx.price.findMany({ where: { id: { in: idsOf(prices) }, ...isUsed }, select: { id: true } });
  const usedIds = new Set(idsOf(rows));
  return prices.filter(({ id }) => usedIds.has(id));
}

/** Locks all prices of a plan, so that nobody subscribes to one that is being removed. Returns them, oldest first. */
export async function lockPrices(tx: Tx, productId: number): Promise<Price[]> {
  await tx.$executeRaw`SELECT 1 FROM "Price" WHERE "productId" = ${productId} ORDER BY id FOR UPDATE`;
  return tx.price.findMany({ where: { productId }, orderBy: { id: "asc" } });
}

const idsOf = (prices: readonly { id: number }[]) => prices.map(({ id }) => id);

const isSame = (price: PriceColumns, other: PriceColumns) =>
  price.amount === other.amount &&
  price.currency === other.currency &&
  price.interval === other.interval &&
  price.intervalCount === other.intervalCount;
