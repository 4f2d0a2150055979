import "server-only";
import { GATEWAYS, type GatewayName } from "@/lib/billing/gateway";
import { db } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import type { GatewayRef } from "@/lib/gateways/gateway-ref";
import { getGateway, mayUseTestGateway } from "@/lib/gateways/gateways";
import { log } from "@/lib/log";
import { readSecretSetting } from "@/lib/settings/secrets";
import type { StripeObjectIds } from "@/lib/stripe-gateway/remove-from-stripe";
import { endExpired } from "@/lib/subscriptions/manual";
import { syncSubscription, tryLockUser } from "@/lib/subscriptions/sync";
import { advanceNextDue, endNextSubscription } from "@/lib/test-gateway/test-gateway";

/** For this many days after a subscription has ended, the nightly comparison still looks for refunds. */
const REFUNDS_DAYS = 60;

/**
 * Runs what is due at the test gateway: renews and ends subscriptions, and retries payments. If the gateway may no
 * longer be used, ends all its subscriptions, so that their users can buy a plan.
 */
export async function runTestGateway(now = new Date()): Promise<void> {
  const changeNext = (await mayUseTestGateway()) ? () => advanceNextDue(now) : endNextSubscription;
  for (;;) {
    const gatewayId = await changeNext();
    if (gatewayId === null) return;
    await syncSubscription({ gateway: "test", gatewayId });
  }
}

/** Ends and refunds a subscription that a user has bought in addition to another one. */
export async function endSubscription(ref: GatewayRef): Promise<void> {
  await (await getGateway(ref.gateway)).endAndRefund(ref.gatewayId);
  await syncSubscription(ref);
}

/** Removes what a deleted account has at Stripe. */
export async function removeFromStripe(objectIds: StripeObjectIds): Promise<void> {
  const stripe = await import("@/lib/stripe-gateway/remove-from-stripe");
  await stripe.removeFromStripe(objectIds);
}

/** Sends Stripe a user's email address and the details for their invoices, after one of these has changed. */
export async function updateStripeCustomer({ userId }: { userId: number }): Promise<void> {
  const { sendCustomerDetails } = await import("@/lib/stripe-gateway/customer-details");
  await sendCustomerDetails(userId);
}

/** Sends Stripe the new name of a plan. Stripe shows the name on its pages and in its emails. */
export async function renameStripeProduct({ productId }: { productId: number }): Promise<void> {
  const { sendProductName } = await import("@/lib/stripe-gateway/catalogue");
  await sendProductName(productId);
}

/**
 * Ends the subscriptions that admins granted, if their end date has passed. Then compares current and recently ended
 * subscriptions with their gateways, so that a lost event does not matter. If the comparison of one subscription fails,
 * the others are still compared.
 */
export async function reconcileSubscriptions(): Promise<void> {
  await endExpiredSubscriptions();
  for (const name of await listConfiguredGateways()) {
    const gateway = await getGateway(name);
    const liveIds = new Set<string>();
    for await (const gatewayId of gateway.listUnendedIds()) {
      liveIds.add(gatewayId);
      await reconcile({ gateway: name, gatewayId });
    }
    for (const gatewayId of await listIdsToReconcile(name)) {
      if (!liveIds.has(gatewayId)) await reconcile({ gateway: name, gatewayId });
    }
  }
}

async function reconcile(ref: GatewayRef): Promise<void> {
  try {
    await syncSubscription(ref);
  } catch (error) {
    log.error({ err: error, ...ref }, "A subscription could not be compared with its gateway");
  }
}

/** The gateway's ids of the subscriptions that it may still change. */
async function listIdsToReconcile(gateway: GatewayName): Promise<string[]> {
  const since = new Date(Date.now() - REFUNDS_DAYS * DAY_MS);
  const rows = await db.subscription.findMany({
    where: { gateway, OR: [{ endedAt: null }, { endedAt: { gt: since } }] },
    select: { gatewayId: true },
  });
  return rows.flatMap(({ gatewayId }) => gatewayId ?? []);
}

async function listConfiguredGateways(): Promise<GatewayName[]> {
  const hasStripe = (await readSecretSetting("billing.stripe_secret_key")) !== null;
  return GATEWAYS.filter((name) => name === "test" || hasStripe);
}

async function endExpiredSubscriptions(): Promise<void> {
  const rows = await db.subscription.findMany({
    where: { gateway: "manual", endedAt: null, validUntil: { lte: new Date() } },
    select: { userId: true },
  });
  for (const { userId } of rows) {
    await db.$transaction(async (tx) => {
      await tryLockUser(tx, userId);
      await endExpired(tx, userId);
    });
  }
}
