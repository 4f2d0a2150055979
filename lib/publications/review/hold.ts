import "server-only";
import { listHolderIds } from "@/lib/actor/holders";
import type { Publication } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { waitingNotice } from "@/lib/publications/notices";
import type { CountedSite } from "@/lib/sites/sites";

/**
 * Keeps a new publication from visitors until somebody has reviewed it, and notifies those who may. It replaces an
 * earlier one of the site that waits. Lock the site first, and count its storage.
 */
export async function startReview(tx: Tx, site: CountedSite, { id }: Publication): Promise<void> {
  const replaced = await removeHeld(tx, site.id, id);
  if (replaced > 0) return;
  const reviewers = await listHolderIds(tx, "sites.update");
  await notify(tx, reviewers, waitingNotice.with({ publicationId: id, site: site.name }));
}

/**
 * Deletes the publications of a site that wait for a review, except one. Returns how many. Visitors never saw them. The
 * caller counts the site's storage.
 */
export async function removeHeld(tx: Tx, siteId: number, exceptId = 0): Promise<number> {
  const where = { siteId, review: "waiting", id: { not: exceptId } };
  return (await tx.publication.deleteMany({ where })).count;
}
