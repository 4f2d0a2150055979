import "server-only";
import type { Tx } from "@/lib/db/db";
import { enqueue } from "@/lib/jobs/enqueue";

/** Lets a job remove what a user who is deleted has at Stripe, which must not charge for an account that is gone. */
export async function leaveStripe(tx: Tx, userId: number): Promise<void> {
  const where = { userId, gateway: "stripe" };
  const customer = await tx.gatewayCustomer.findFirst({ where, select: { gatewayId: true } });
  const checkouts = await tx.checkout.findMany({
    where: { ...where, state: { not: "completed" } },
    select: { gatewayId: true },
  });
  const subscriptions = await tx.subscription.findMany({ where, select: { gatewayId: true } });
  const remains = {
    customerId: customer?.gatewayId ?? null,
    sessionIds: idsOf(checkouts),
    subscriptionIds: idsOf(subscriptions),
  };
  if (Object.values(remains).some((found) => found?.length)) await enqueue(tx, "remove-from-stripe", remains);
}

const idsOf = (rows: readonly { gatewayId: string | null }[]): string[] =>
  rows.flatMap(({ gatewayId }) => gatewayId ?? []);
