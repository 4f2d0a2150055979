import "server-only";
import type { Tx } from "@/lib/db/db";
import { enqueueStripeRemoval } from "@/lib/subscriptions/enqueue-stripe-removal";
import { claimTrial } from "@/lib/subscriptions/used-trials";

/** Runs before a user is deleted. The address of a user who had a trial gets no second one in a new account. */
export async function removeWithUser(tx: Tx, userId: number): Promise<void> {
  const where = { userId, trialEndsAt: { not: null } };
  const trial = await tx.subscription.findFirst({ where, select: { user: { select: { email: true } } } });
  if (trial) await claimTrial(tx, { email: trial.user.email });
  await enqueueStripeRemoval(tx, userId);
}
