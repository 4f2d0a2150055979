import "server-only";
import { taxRateOf } from "@/lib/billing/amounts";
import type { Terms } from "@/lib/billing/gateway";
import type { Cycle } from "@/lib/billing/periods";
import type { PlanChoice } from "@/lib/billing/schema";
import { fixedTaxPercent } from "@/lib/billing/taxes";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { Grant } from "@/lib/permissions/permissions";
import { getSettings } from "@/lib/settings/settings";

/** A price that can be ordered now, with what its plan grants. */
export type Offer = { terms: Terms; grants: Grant[] };

/** Throws a 422 if there is no such price, if it was archived, or if the plan is free. */
export async function requireOffer({ product_id, price_id }: PlanChoice): Promise<Offer> {
  const price = await db.price.findFirst({
    where: { id: price_id, productId: product_id, archivedAt: null },
    include: { product: { select: { name: true, free: true, trialDays: true, permissions: true } } },
  });
  if (!price) throw invalid({ price_id: [line("This price does not exist.")] });
  const { product, productId, id: priceId, amount, currency, interval, intervalCount } = price;
  if (product.free || amount === 0) throw invalid({ product_id: [line("This plan is free.")] });
  const { billing } = await getSettings();
  const cycle = { interval, intervalCount } as Cycle;
  const taxRate = taxRateOf(fixedTaxPercent(billing));
  const { name, trialDays } = product;
  return {
    terms: { ...cycle, productId, priceId, product: name, amount, currency, trialDays, taxRate },
    grants: product.permissions as Grant[],
  };
}
