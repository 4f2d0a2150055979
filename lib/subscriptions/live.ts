import "server-only";
import type { Tx } from "@/lib/db/db";

/** Whether the user has a subscription that has not ended, other than the one with the id `exceptId`. */
export async function hasLiveSubscription(tx: Tx, userId: number, exceptId?: number): Promise<boolean> {
  const where = { userId, endedAt: null, ...(exceptId !== undefined && { NOT: { id: exceptId } }) };
  return (await tx.subscription.findFirst({ where, select: { id: true } })) !== null;
}
