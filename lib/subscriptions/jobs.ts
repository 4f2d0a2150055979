import "server-only";
import { GATEWAYS, type GatewayName } from "@/lib/billing/gateway";
import { db } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import type { GatewayRef } from "@/lib/gateways/gateway-ref";
import { gatewayNamed, mayUseTestGateway } from "@/lib/gateways/gateways";
import { log } from "@/lib/log";
import { secretSetting } from "@/lib/settings/secrets";
import type { StripeRemains } from "@/lib/stripe-gateway/departure";
import { endExpired } from "@/lib/subscriptions/manual";
import { lockUser, syncSubscription } from "@/lib/subscriptions/sync";
import { advanceNextDue, endNextTest } from "@/lib/test-gateway/test-gateway";

/** How long after the end of a subscription the nightly comparison looks for refunds. */
const REFUNDS_DAYS = 60;

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

/** Ends a subscription whose user has paid twice, and pays it back. */
export async function endSubscription(ref: GatewayRef): Promise<void> {
  await (await gatewayNamed(ref.gateway)).undo(ref.gatewayId);
  await syncSubscription(ref);
}

/** Removes what a deleted account has at Stripe, whose SDK is loaded when it is first needed. */
export async function removeFromStripe(remains: StripeRemains): Promise<void> {
  const departure = await import("@/lib/stripe-gateway/departure");
  await departure.removeFromStripe(remains);
}

/** Tells Stripe what a user has changed of the details for their invoices. */
export async function updateStripeCustomer({ userId }: { userId: number }): Promise<void> {
  const { sendCustomerDetails } = await import("@/lib/stripe-gateway/customer-details");
  await sendCustomerDetails(userId);
}

/** Gives a plan its new name at Stripe, which shows it on its pages and in its mails. */
export async function renameStripeProduct({ productId }: { productId: number }): Promise<void> {
  const { sendProductName } = await import("@/lib/stripe-gateway/catalogue");
  await sendProductName(productId);
}

/**
 * Compares the subscriptions that have not ended, or ended lately, with their gateways, so that a lost event does not
 * matter. One that cannot be stored does not keep the others from it.
 */
export async function reconcileSubscriptions(): Promise<void> {
  await endExpiredSubscriptions();
  for (const name of await gatewaysWithAccount()) {
    const gateway = await gatewayNamed(name);
    const seen = new Set<string>();
    for await (const gatewayId of gateway.listLive()) {
      seen.add(gatewayId);
      await reconcile({ gateway: name, gatewayId });
    }
    for (const gatewayId of await mirrored(name)) {
      if (!seen.has(gatewayId)) await reconcile({ gateway: name, gatewayId });
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

/** The ids of our rows whose gateway may still change them. */
async function mirrored(gateway: GatewayName): Promise<string[]> {
  const since = new Date(Date.now() - REFUNDS_DAYS * DAY_MS);
  const rows = await db.subscription.findMany({
    where: { gateway, OR: [{ endedAt: null }, { endedAt: { gt: since } }] },
    select: { gatewayId: true },
  });
  return rows.flatMap(({ gatewayId }) => gatewayId ?? []);
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
