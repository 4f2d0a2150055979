import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireMayPay } from "@/lib/billing/may-pay";
import { requireBilling } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { getGatewayForChange } from "@/lib/gateways/gateways";
import { routes } from "@/lib/routes";

/**
 * Returns the URL of the page where the actor changes the payment method. Throws a 409 if the actor has no paid
 * subscription.
 */
export async function createPortalUrl(actor: UserActor): Promise<string> {
  await requireBilling();
  await requireMayPay(actor);
  const subscription = await db.subscription.findFirst({
    where: { userId: actor.id, endedAt: null, gatewayId: { not: null } },
    select: { gateway: true, gatewayId: true },
  });
  const gateway = subscription && (await getGatewayForChange(gatewayRefOf(subscription).gateway));
  const url = await gateway?.createPortal(actor.id, `${env().APP_URL}${routes.billing}`);
  if (!url) throw new AppError("conflict", "There is no payment method yet.");
  return url;
}
