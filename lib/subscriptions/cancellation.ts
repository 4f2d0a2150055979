import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { recordEvent } from "@/lib/audit/audit";
import type { CancelAt } from "@/lib/billing/gateway";
import { requireMayPay } from "@/lib/billing/may-pay";
import { requireBilling } from "@/lib/billing/require-billing";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { getGateway, getGatewayForChange } from "@/lib/gateways/gateways";
import { can } from "@/lib/permissions/can";
import { endManualSubscription } from "@/lib/subscriptions/manual";
import { requireMayGivePlans } from "@/lib/subscriptions/may-give-plan";
import type { Cancellation, SubscriptionJson } from "@/lib/subscriptions/schema";
import { changeableBy, readSubscription } from "@/lib/subscriptions/subscriptions";
import { syncSubscription } from "@/lib/subscriptions/sync";
import { isValid } from "@/lib/subscriptions/validity";

/**
 * Cancels a subscription at the end of its period, or immediately. An immediate cancellation needs the permission
 * `subscriptions.update` and a session with a confirmed password, because it cannot be undone. It also ends an admin's
 * extension of the subscription. A subscription that an admin granted always ends immediately, because nobody has paid
 * for its period. Another user's subscription also needs what `requireMayGivePlans` requires.
 */
export async function cancelSubscription(
  actor: UserActor,
  id: number,
  { at }: Cancellation,
): Promise<SubscriptionJson> {
  const row = await requireRow(actor, id);
  if (at === "now") requireMayEndNow(actor);
  if (at !== "now" || !isValid(row)) requireNotEnded(row);
  const isManual = row.gateway === "manual";
  if (isManual && actor.token) throw new AppError("forbidden", "This cannot be done with an API token.");
  if (isManual) await endManualSubscription(row);
  else await cancelAtGateway(row, at);
  const details = { at: isManual ? "now" : at };
  await recordEvent(db, actor, { action: "subscription.cancelled", targetId: id, details });
  return readSubscription(id);
}

/**
 * Undoes the cancellation of a subscription that has not ended yet. Does nothing for a subscription that an admin
 * granted, because its cancellation ends it immediately.
 */
export async function resumeSubscription(actor: UserActor, id: number): Promise<SubscriptionJson> {
  const row = await requireRow(actor, id);
  requireNotEnded(row);
  if (row.gateway === "manual") return readSubscription(id);
  const ref = gatewayRefOf(row);
  await (await getGatewayForChange(ref.gateway)).resume(ref.gatewayId);
  await syncSubscription(ref);
  await recordEvent(db, actor, { action: "subscription.resumed", targetId: id });
  return readSubscription(id);
}

const CHANGE_COLUMNS = {
  id: true,
  userId: true,
  productId: true,
  gateway: true,
  gatewayId: true,
  endedAt: true,
  validUntil: true,
} as const;
type Row = Prisma.SubscriptionGetPayload<{ select: typeof CHANGE_COLUMNS }>;

async function requireRow(actor: UserActor, id: number): Promise<Row> {
  await requireBilling();
  await requireMayPay(actor);
  const row = await db.subscription.findFirst({ where: { id, ...changeableBy(actor) }, select: CHANGE_COLUMNS });
  if (!row) throw notFound("Subscription");
  if (row.userId !== actor.id) await requireMayGivePlans(db, actor, [row.productId]);
  return row;
}

function requireMayEndNow(actor: UserActor): void {
  if (!can(actor, "subscriptions.update")) throw notPermitted(actor);
  requireConfirmedSession(actor);
}

function requireNotEnded({ endedAt }: Row): void {
  if (endedAt) throw new AppError("conflict", "This subscription has ended.");
}

async function cancelAtGateway(row: Row, at: CancelAt): Promise<void> {
  const ref = gatewayRefOf(row);
  await (await getGateway(ref.gateway)).cancel(ref.gatewayId, at);
  const data = { extendedUntil: null, version: { increment: 1 } };
  if (at === "now") await db.subscription.update({ where: { id: row.id }, data, select: { id: true } });
  await syncSubscription(ref);
}
