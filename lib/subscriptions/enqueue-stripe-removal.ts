import "server-only";
import type { Tx } from "@/lib/db/db";
import { enqueue } from "@/lib/jobs/enqueue";

/** Enqueues the removal of what a deleted user has at Stripe, so that Stripe no longer charges the user. */
export async function enqueueStripeRemoval(tx: Tx, userId: number): Promise<void> {
  const where = { userId, gateway: "stripe" };
  const customer = await tx.gatewayCustomer.findFirst({ where, select: { gatewayId: true } });
  const checkouts = await tx.checkout.findMany({
    where: { ...where, state: { not: "completed" } },
    select: { gatewayId: true },
  });
  const subscriptions = await tx.subscription.findMany({ where, select: { gatewayId: true } });
  const objectIds = {
    customerId: customer?.gatewayId ?? null,
    sessionIds: idsOf(checkouts),
    subscriptionIds: idsOf(subscriptions),
  };
  if (Object.values(objectIds).some((ids) => ids?.length)) await enqueue(tx, "remove-from-stripe", objectIds);
}

const idsOf = (rows: readonly { gatewayId: string | null }[]): string[] =>
  rows.flatMap(({ gatewayId }) => gatewayId ?? []);
