import "server-only";
import { requireBilling } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";
import { readSubscription } from "@/lib/subscriptions/subscriptions";
import { syncSubscription } from "@/lib/subscriptions/sync";

/** Fetches a subscription from its gateway again. The endpoint requires `subscriptions.update`. */
export async function resyncSubscription(id: number): Promise<SubscriptionJson> {
  await requireBilling();
  const row = await db.subscription.findUnique({ where: { id }, select: { gateway: true, gatewayId: true } });
  if (!row) throw notFound("Subscription");
  await syncSubscription(gatewayRefOf(row));
  return readSubscription(id);
}
