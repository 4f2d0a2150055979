import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { taxRateOf } from "@/lib/billing/amounts";
import type { Terms } from "@/lib/billing/gateway";
import type { Cycle } from "@/lib/billing/periods";
import type { PlanChoice, PlanOrder } from "@/lib/billing/schema";
import { fixedTaxPercent } from "@/lib/billing/taxes";
import { plansVisibleTo } from "@/lib/billing/visible-plans";
import { db } from "@/lib/db/db";
import { invalid, notFound } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";
import { hasPlanGrants } from "@/lib/permissions/has-plan-grants";
import type { Grant } from "@/lib/permissions/permissions";
import { getSettings } from "@/lib/settings/settings";

/** A price that can be ordered now, with what its plan grants. */
export type Offer = { terms: Terms; grants: Grant[] };

/**
 * What a user orders. Throws a 404 for a plan that the user may not order (see `mayOrderPlan`), and a 422 if there is
 * no such price, if it was archived, or if the plan is free.
 */
export async function requireOffer(actor: Actor, order: PlanOrder): Promise<Offer> {
  if (!(await mayOrderPlan(actor, order))) throw notFound("Plan");
  return requirePrice(order);
}

/** Throws a 422 if there is no such price, if it was archived, or if the plan is free. */
export async function requirePrice({ product_id, price_id }: PlanChoice): Promise<Offer> {
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

/**
 * Whether the plan is on sale, the user has it or is ordering it, or the order names the secret of its link. Those who
 * may change plans need no link, unless a plan has permissions that they lack: they could order it for themselves.
 */
export async function mayOrderPlan(actor: Actor, { product_id: id, offer }: PlanOrder): Promise<boolean> {
  const mayChange = can(actor, "products.update");
  const known = { OR: [plansVisibleTo(actor), ...(offer === undefined ? [] : [{ offerToken: offer }])] };
  const plan = await db.product.findFirst({
    where: { id, ...(mayChange ? {} : known) },
    select: { hidden: true, offerToken: true, permissions: true },
  });
  if (!plan) return false;
  if (!plan.hidden || plan.offerToken === offer || !mayChange) return true;
  return hasPlanGrants(actor, plan.permissions as Grant[]);
}
