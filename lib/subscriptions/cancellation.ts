import "server-only";
import { requireAccountHolder } from "@/lib/actor/account-holder";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { recordEvent } from "@/lib/audit/audit";
import { requireBilling } from "@/lib/billing/integration";
import { db } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { gatewayForChange, gatewayNamed } from "@/lib/gateways/gateways";
import { can } from "@/lib/permissions/can";
import { endManualSubscription } from "@/lib/subscriptions/manual";
import type { Cancellation, SubscriptionJson } from "@/lib/subscriptions/schema";
import { changeable, readSubscription } from "@/lib/subscriptions/subscriptions";
import { syncSubscription } from "@/lib/subscriptions/sync";

/**
 * Cancels a subscription: with its period, or at once, which needs `subscriptions.update`. One that an admin gave
 * always ends at once, because nobody pays for its period.
 */
export async function cancelSubscription(
  actor: UserActor,
  id: number,
  { at }: Cancellation,
): Promise<SubscriptionJson> {
  const row = await requireLive(actor, id);
  if (at === "now" && !can(actor, "subscriptions.update")) throw notPermitted(actor);
  if (row.gateway === "manual") await endManualSubscription(row);
  else await changeAtGateway(row, (gateway, gatewayId) => gateway.cancel(gatewayId, at));
  await recordEvent(db, actor, { action: "subscription.cancelled", targetId: id, details: { at } });
  return readSubscription(id);
}

/** Takes the cancellation of a subscription back that has not ended yet. */
export async function resumeSubscription(actor: UserActor, id: number): Promise<SubscriptionJson> {
  const row = await requireLive(actor, id);
  if (row.gateway !== "manual") {
    const { gateway, gatewayId } = gatewayRefOf(row);
    await (await gatewayForChange(gateway)).resume(gatewayId);
    await syncSubscription({ gateway, gatewayId });
  }
  await recordEvent(db, actor, { action: "subscription.resumed", targetId: id });
  return readSubscription(id);
}

type LiveRow = { id: number; userId: number; productId: number; gateway: string; gatewayId: string | null };

async function requireLive(actor: UserActor, id: number): Promise<LiveRow> {
  await requireBilling();
  requireAccountHolder(actor);
  const row = await db.subscription.findFirst({
    where: { id, ...changeable(actor) },
    select: { id: true, userId: true, productId: true, gateway: true, gatewayId: true, endedAt: true },
  });
  if (!row) throw notFound("Subscription");
  if (row.endedAt) throw new AppError("conflict", "This subscription has ended.");
  return row;
}

type Change = (gateway: Awaited<ReturnType<typeof gatewayNamed>>, gatewayId: string) => Promise<void>;

async function changeAtGateway(row: LiveRow, change: Change): Promise<void> {
  const ref = gatewayRefOf(row);
  await change(await gatewayNamed(ref.gateway), ref.gatewayId);
  await syncSubscription(ref);
}
