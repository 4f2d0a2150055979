import "server-only";
import { requireAccountHolder } from "@/lib/actor/account-holder";
import type { UserActor } from "@/lib/actor/actor";
import { requireBilling } from "@/lib/billing/integration";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { gatewayForChange } from "@/lib/gateways/gateways";
import { routes } from "@/lib/routes";

/** Returns the address where the actor changes the payment method. Throws a 409 without a paid subscription. */
export async function openPortal(actor: UserActor): Promise<string> {
  await requireBilling();
  requireAccountHolder(actor);
  const live = await db.subscription.findFirst({
    where: { userId: actor.id, endedAt: null, gatewayId: { not: null } },
    select: { gateway: true, gatewayId: true },
  });
  const gateway = live && (await gatewayForChange(gatewayRefOf(live).gateway));
  const url = await gateway?.createPortal(actor.id, `${env().APP_URL}${routes.billing}`);
  if (!url) throw new AppError("conflict", "There is no payment method yet.");
  return url;
}
