import "server-only";
import type { Price } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";

/** Whether somebody has subscribed to the price, so that it must stay as it is. */
export async function isPriceUsed(_tx: Tx, { stripeId }: Price): Promise<boolean> {
  return stripeId !== null;
}
