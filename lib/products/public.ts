import "server-only";
import { db } from "@/lib/db/db";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { Grant } from "@/lib/permissions/permissions";
import { productJson, WITH_PRICES } from "@/lib/products/product-json";
import type { ProductJson } from "@/lib/products/schema";

/** The pricing page lists all plans at once, so their number has a limit. */
const SHOWN_MAX = 50;

/**
 * A plan, and all permissions of its users. Every account has those of the default roles. A plan that is not free adds
 * its own permissions and those of the role for subscribers.
 */
export type PublicPlan = { product: ProductJson; permissions: Grant[] };

/** The plans that the pricing page and the homepage show, by position. */
export async function listPublicPlans(): Promise<PublicPlan[]> {
  const [products, roles] = await Promise.all([
    db.product.findMany({
      where: { hidden: false },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      take: SHOWN_MAX,
      include: WITH_PRICES,
    }),
    db.role.findMany({
      where: { OR: [{ default: true, type: "site" }, { key: "subscriber" }] },
      select: { default: true, permissions: true },
    }),
  ]);
  return products.map((row) => {
    // nobody subscribes to a free plan, so nobody gets what it grants
    const product = productJson(row.free ? { ...row, permissions: [] } : row);
    const fromRoles = roles.filter((role) => role.default || !product.free).map((role) => role.permissions as Grant[]);
    return { product, permissions: mergeGrants([...fromRoles, product.permissions]) };
  });
}
