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
 * Replaces the prices of a plan. A price that is not `wanted` is deleted, or archived if somebody has ordered it. An
 * archived price that is `wanted` is for sale again. Call `lockPrices` first.
 */
export async function replacePrices(
  tx: Tx,
  prices: readonly Price[],
  productId: number,
  wanted: readonly PriceInput[],
) {
  const columns = wanted.map(priceColumns);
  const isWanted = (price: Price) => columns.some((other) => isSame(price, other));
  const added = columns.filter((column) => !prices.some((price) => isSame(price, column)));
  const restored = prices.filter((price) => price.archivedAt !== null && isWanted(price));

  await removePrices(
    tx,
    prices.filter((price) => price.archivedAt === null && !isWanted(price)),
  );
  await tx.price.updateMany({ where: { id: { in: idsOf(restored) } }, data: { archivedAt: null } });
  await tx.price.createMany({ data: added.map((column) => ({ ...column, productId })) });
}

async function removePrices(tx: Tx, prices: readonly Price[]) {
  const used = await usedPrices(tx, prices);
  const unused = prices.filter((price) => !used.includes(price));
  await tx.price.updateMany({ where: { id: { in: idsOf(used) } }, data: { archivedAt: new Date() } });
  await tx.price.deleteMany({ where: { id: { in: idsOf(unused) } } });
}

/** The prices that somebody has ordered or subscribed to. They must not be deleted. */
export async function usedPrices(tx: Tx, prices: readonly Price[]): Promise<Price[]> {
  const isUsed = { OR: [{ stripeId: { not: null } }, { subscriptions: { some: {} } }, { checkouts: { some: {} } }] };
  const rows = await tx.price.findMany({ where: { id: { in: idsOf(prices) }, ...isUsed }, select: { id: true } });
  const used = new Set(idsOf(rows));
  return prices.filter(({ id }) => used.has(id));
}

/** Locks all prices of a plan, so that nobody subscribes to one while it is removed. Returns them, the oldest first. */
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
