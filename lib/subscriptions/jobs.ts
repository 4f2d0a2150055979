import "server-only";
import { GATEWAYS, type GatewayName } from "@/lib/billing/gateway";
import { db } from "@/lib/db/db";
import type { GatewayRef } from "@/lib/gateways/gateway-ref";
import { gatewayNamed, mayUseTestGateway } from "@/lib/gateways/gateways";
import { secretSetting } from "@/lib/settings/secrets";
import { endExpired } from "@/lib/subscriptions/manual";
import { lockUser, syncSubscription } from "@/lib/subscriptions/sync";
import { advanceNextDue, endNextTest } from "@/lib/test-gateway/test-gateway";

/**
 * Makes the test gateway do what is due: renew and end subscriptions, and retry payments. Where it may no longer be
 * used, its subscriptions end, so that their users can buy a plan.
 */
export async function runTestGateway(now = new Date()): Promise<void> {
  const next = (await mayUseTestGateway()) ? () => advanceNextDue(now) : endNextTest;
  for (;;) {
    const gatewayId = await next();
    if (gatewayId === null) return;
    await syncSubscription({ gateway: "test", gatewayId });
  }
}

/** Ends a subscription at its gateway, after its user was deleted. `undo` also refunds it: its user has paid twice. */
export async function endSubscription({ undo, ...ref }: GatewayRef & { undo: boolean }): Promise<void> {
  const gateway = await gatewayNamed(ref.gateway);
  if (undo) await gateway.undo(ref.gatewayId);
  else await gateway.cancel(ref.gatewayId, "now");
  await syncSubscription(ref);
}

/** Syncs all subscriptions that have not ended, so that a lost event does no harm. */
export async function reconcileSubscriptions(): Promise<void> {
  for (const name of await gatewaysWithAccount()) {
    const gateway = await gatewayNamed(name);
    const seen = new Set<string>();
    for await (const gatewayId of gateway.listLive()) {
      seen.add(gatewayId);
      await syncSubscription({ gateway: name, gatewayId });
    }
    const ours = await db.subscription.findMany({
      where: { gateway: name, endedAt: null },
      select: { gatewayId: true },
    });
    const missed = ours.flatMap(({ gatewayId }) => (gatewayId !== null && !seen.has(gatewayId) ? [gatewayId] : []));
    for (const gatewayId of missed) await syncSubscription({ gateway: name, gatewayId });
  }
  await endExpiredSubscriptions();
}

async function gatewaysWithAccount(): Promise<GatewayName[]> {
  const hasStripe = (await secretSetting("billing.stripe_secret_key")) !== null;
  return GATEWAYS.filter((name) => name === "test" || hasStripe);
}

async function endExpiredSubscriptions(): Promise<void> {
  const rows = await db.subscription.findMany({
    where: { gateway: "manual", endedAt: null, validUntil: { lte: new Date() } },
    select: { userId: true },
  });
  for (const { userId } of rows) {
    await db.$transaction(async (tx) => {
      await lockUser(tx, userId);
      await endExpired(tx, userId);
    });
  }
}
