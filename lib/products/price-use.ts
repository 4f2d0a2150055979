import "server-only";
import type { Price } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";

/** Whether somebody has ordered the price, or subscribed to it, so that it must stay as it is. */
export async function isPriceUsed(tx: Tx, { id: priceId, stripeId }: Price): Promise<boolean> {
  if (stripeId !== null) return true;
  const [subscription, checkout] = [
    await tx.subscription.findFirst({ where: { priceId }, select: { id: true } }),
    await tx.checkout.findFirst({ where: { priceId }, select: { id: true } }),
  ];
  return subscription !== null || checkout !== null;
}
