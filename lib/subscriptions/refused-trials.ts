import "server-only";
import type { GatewaySubscription } from "@/lib/billing/gateway";
import type { Tx } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { trialRefusedNotice } from "@/lib/subscriptions/notices";
import { claimTrial } from "@/lib/subscriptions/used-trials";

/**
 * Whether a subscription has to end at its start, because its user's address or card had a trial before. The user
 * agreed to a trial, so nothing is charged. Also notes that the address and the card have had one. `before`: our row.
 */
export async function isTrialRefused(
  tx: Tx,
  before: { trialRefused: boolean } | null,
  { userId, status, trialEndsAt, cardFingerprint }: GatewaySubscription,
): Promise<boolean> {
  if (before?.trialRefused) return true;
  const isOver = trialEndsAt === null || (before !== null && status !== "trialing");
  if (isOver) return false;
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const isFirst = await claimTrial(tx, { email, cardFingerprint });
  return !isFirst && before === null && status === "trialing";
}

export async function notifyOfRefusedTrial(tx: Tx, { userId, productId }: GatewaySubscription): Promise<void> {
  const { name } = await tx.product.findUniqueOrThrow({ where: { id: productId }, select: { name: true } });
  await notify(tx, [userId], trialRefusedNotice.with({ product: name }));
}
