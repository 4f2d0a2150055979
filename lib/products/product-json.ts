import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import { toMajor } from "@/lib/money";
import type { Grant } from "@/lib/permissions/permissions";
import type { PriceJson, ProductJson } from "@/lib/products/schema";

/** Loads plans with the prices that are for sale, the oldest first. */
export const WITH_PRICES = {
  prices: { where: { archivedAt: null }, orderBy: { id: "asc" } },
} as const satisfies Prisma.ProductInclude;

type ProductRow = Prisma.ProductGetPayload<{ include: typeof WITH_PRICES }>;
type PriceRow = ProductRow["prices"][number];

export const productJson = ({ featureList, trialDays, ...row }: ProductRow): ProductJson => ({
  id: row.id,
  name: row.name,
  description: row.description,
  hidden: row.hidden,
  free: row.free,
  recommended: row.recommended,
  feature_list: featureList,
  position: row.position,
  trial_days: trialDays,
  permissions: row.permissions as Grant[],
  prices: row.prices.map(priceJson),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const priceJson = ({ id, amount, currency, interval, intervalCount }: PriceRow): PriceJson => ({
  id,
  amount: toMajor(amount, currency),
  currency,
  interval: interval as PriceJson["interval"],
  interval_count: intervalCount,
});
