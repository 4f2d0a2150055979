import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { listGrants } from "@/lib/actor/grants";
import { recordEvent } from "@/lib/audit/audit";
import { lineJson, totalsJson } from "@/lib/billing/amount-json";
import { amountsChanged } from "@/lib/billing/amounts-changed";
import type { Proration } from "@/lib/billing/gateway";
import { requireMayPay } from "@/lib/billing/may-pay";
import { requireBilling } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import { AppError, invalid, notFound } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { getGatewayForChange } from "@/lib/gateways/gateways";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { Grant } from "@/lib/permissions/permissions";
import { runExclusivePlanChange } from "@/lib/subscriptions/exclusive-plan-change";
import { lossesOf } from "@/lib/subscriptions/losses";
import { requireMayGivePlans } from "@/lib/subscriptions/may-give-plan";
import { type Offer, requireOffer, requirePrice } from "@/lib/subscriptions/offers";
import type { PlanChange, PlanChangePreviewJson, SubscriptionJson } from "@/lib/subscriptions/schema";
import { changeableBy, readSubscription } from "@/lib/subscriptions/subscriptions";
import { syncSubscription } from "@/lib/subscriptions/sync";

/** How long a user can accept the amounts of a preview. */
const PREVIEW_MINUTES = 60;

const CHANGE_COLUMNS = {
  id: true,
  userId: true,
  gateway: true,
  gatewayId: true,
  status: true,
  productId: true,
  priceId: true,
  price: { select: { currency: true } },
  product: { select: { permissions: true } },
} as const;

/** Changes the plan. With `change.preview`, only returns what the change would cost. */
export async function previewOrChangePlan(actor: UserActor, id: number, { change, t }: { change: PlanChange; t: T }) {
  if (change.preview) return { preview: await previewPlanChange(actor, id, { change, t }) };
  return { subscription: await changePlan(actor, id, change) };
}

/** Returns what a plan change would cost now, and which permissions it would remove or limit. */
async function previewPlanChange(
  actor: UserActor,
  id: number,
  { change, t }: { change: PlanChange; t: T },
): Promise<PlanChangePreviewJson> {
  const { row, ref, gateway, offer } = await requireChange(actor, id, change);
  const now = new Date();
  const { at, currency, lines, periodEnd, ...totals } = await gateway.previewChange(ref.gatewayId, offer.terms, now);
  const ownGrants = await listGrants(row.userId, { withPlan: false });
  const holderWith = (grants: Grant[]) => ({ permissions: mergeGrants([ownGrants, grants]) });
  return {
    at: at.toISOString(),
    currency,
    lines: lines.map((amountLine) => lineJson(amountLine, currency, t)),
    ...totalsJson(totals, currency),
    period_end: periodEnd.toISOString(),
    losses: lossesOf(holderWith(row.product.permissions as Grant[]), holderWith(offer.grants)),
  };
}

/** Changes the plan immediately, and charges or credits the difference. Also undoes a cancellation. */
async function changePlan(actor: UserActor, id: number, change: PlanChange): Promise<SubscriptionJson> {
  await requireMayPay(actor);
  const { ref, gateway, offer } = await requireChange(actor, id, change);
  const at = timeOfChange(change);
  await runExclusivePlanChange(id, at, async () => {
    const state = await gateway.fetchSubscription(ref.gatewayId);
    if (!state || at < state.periodStart) throw amountsChanged();
    requireUnchangedAmounts(change, await gateway.previewChange(ref.gatewayId, offer.terms, at));
    await gateway.changePlan(ref.gatewayId, offer.terms, at);
    await syncSubscription(ref);
  });
  const details = { price: offer.terms.priceId };
  await recordEvent(db, actor, { action: "subscription.plan_changed", targetId: id, details });
  return readSubscription(id);
}

/**
 * Throws a 404 if there is no subscription, a 409 if it cannot change, and a 422 if it cannot change to this plan. For
 * another user's subscription, also requires what `requireMayGivePlans` does, for both plans.
 */
async function requireChange(actor: UserActor, id: number, change: PlanChange) {
  await requireBilling();
  const row = await db.subscription.findFirst({ where: { id, ...changeableBy(actor) }, select: CHANGE_COLUMNS });
  if (!row) throw notFound("Subscription");
  const ref = gatewayRefOf(row);
  if (row.status === "ended") throw new AppError("conflict", "This subscription has ended.");
  if (row.status === "past_due") throw new AppError("conflict", "Pay the open invoice before you change the plan.");
  const { product_id } = change;
  const isOwn = row.userId === actor.id;
  const offer = await (isOwn ? requireOffer(actor, change) : requirePrice(change));
  requireOtherPrice(row, offer);
  if (!isOwn) await requireMayGivePlans(db, actor, [row.productId, product_id]);
  return { row, ref, gateway: await getGatewayForChange(ref.gateway), offer };
}

/** Throws a 422 for the current price, and for a price in another currency. */
function requireOtherPrice(
  { priceId, price }: { priceId: number; price: { currency: string } },
  { terms }: Offer,
): void {
  if (terms.priceId === priceId) throw invalid({ price_id: [line("You already have this plan.")] });
  if (terms.currency !== price.currency)
    throw invalid({ price_id: [line("This plan is priced in another currency.")] });
}

/** The time of the preview that the user has seen, or now if there was none. Throws a 422 for an old preview. */
function timeOfChange({ at }: PlanChange): Date {
  const now = new Date();
  if (at === undefined) return now;
  const time = new Date(at);
  const isRecent = time <= now && now.getTime() - time.getTime() < PREVIEW_MINUTES * 60_000;
  if (!isRecent) throw amountsChanged();
  return time;
}

/**
 * Throws a 422 if the amounts differ from those that the user has seen. A tax rate, credit or discount may have
 * changed.
 */
function requireUnchangedAmounts({ total, amount_due }: PlanChange, proration: Proration): void {
  const totals = totalsJson(proration, proration.currency);
  if (total !== undefined && total !== totals.total) throw amountsChanged();
  if (amount_due !== undefined && amount_due !== totals.amount_due) throw amountsChanged();
}
