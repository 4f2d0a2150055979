import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { priceJson } from "@/lib/billing/plan-json";
import type { Prisma } from "@/lib/db/client/client";
import { env } from "@/lib/env";
import { can } from "@/lib/permissions/can";
import { hasPlanGrants } from "@/lib/permissions/has-plan-grants";
import type { Grant } from "@/lib/permissions/permissions";
import type { ProductJson } from "@/lib/products/schema";
import { routes } from "@/lib/routes";

/** Loads plans with the prices that are for sale, the oldest first. */
export const WITH_PRICES = {
  prices: { where: { archivedAt: null }, orderBy: { id: "asc" } },
} as const satisfies Prisma.ProductInclude;

type ProductRow = Prisma.ProductGetPayload<{ include: typeof WITH_PRICES }>;

/** A plan, without the link to it. */
export const productJson = ({ featureList, trialDays, ...row }: ProductRow): ProductJson => ({
  id: row.id,
  name: row.name,
  description: row.description,
  hidden: row.hidden,
  offer_url: null,
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

/** A plan as the actor may see it: with the link to a hidden plan, if they may change the plan. */
export function productJsonFor(actor: Actor, row: ProductRow): ProductJson {
  const { hidden, offerToken } = row;
  if (
    !hidden ||
    offerToken === null ||
    !can(actor, "products.update") ||
    !hasPlanGrants(actor, row.permissions as Grant[])
  )
    return productJson(row);
  return { ...productJson(row), offer_url: `${env().APP_URL}${routes.offer(offerToken)}` };
}
