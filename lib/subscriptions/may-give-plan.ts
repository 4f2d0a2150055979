import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireMayAssign } from "@/lib/actor/granting";
import { listSubscriberGrants } from "@/lib/actor/grants";
import type { Tx } from "@/lib/db/db";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import { beyondOwnContent } from "@/lib/permissions/own-content";
import type { Grant } from "@/lib/permissions/permissions";

/**
 * Throws a 403 unless the actor may grant what these plans and the role for subscribers grant, beyond permissions for
 * one's own content. A plan that makes admins also requires the actor's own session with a confirmed password (403,
 * 423). Required for whoever gives someone a subscription or changes another user's.
 */
export async function requireMayGivePlans(tx: Tx, actor: UserActor, productIds: readonly number[]): Promise<void> {
  const products = await tx.product.findMany({
    where: { id: { in: [...productIds] } },
    select: { permissions: true },
  });
  const plans = products.map(({ permissions }) => permissions as Grant[]);
  requireMayAssign(actor, beyondOwnContent(mergeGrants([...plans, await listSubscriberGrants(tx)])));
}
