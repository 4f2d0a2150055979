import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireBilling } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { requireMayGivePlans } from "@/lib/subscriptions/may-give-plan";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";
import { readSubscription } from "@/lib/subscriptions/subscriptions";
import { syncSubscription } from "@/lib/subscriptions/sync";

/**
 * Fetches a subscription from its gateway again, which may make its plan valid again. The endpoint requires
 * `subscriptions.update`. Throws a 403 or 423 as `requireMayGivePlans` does.
 */
export async function resyncSubscription(actor: UserActor, id: number): Promise<SubscriptionJson> {
  await requireBilling();
  const select = { productId: true, gateway: true, gatewayId: true };
  const row = await db.subscription.findUnique({ where: { id }, select });
  if (!row) throw notFound("Subscription");
  await requireMayGivePlans(db, actor, [row.productId]);
  await syncSubscription(gatewayRefOf(row));
  return readSubscription(id);
}
