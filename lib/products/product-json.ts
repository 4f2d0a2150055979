import "server-only";
import { priceJson } from "@/lib/billing/plan-json";
import type { Prisma } from "@/lib/db/client/client";
import type { Grant } from "@/lib/permissions/permissions";
import type { ProductJson } from "@/lib/products/schema";

/** Loads plans with the prices that are for sale, the oldest first. */
export const WITH_PRICES = {
  prices: { where: { archivedAt: null }, orderBy: { id: "asc" } },
} as const satisfies Prisma.ProductInclude;

type ProductRow = Prisma.ProductGetPayload<{ include: typeof WITH_PRICES }>;

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
