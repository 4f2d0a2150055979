import "server-only";
import type { Publication } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { enqueue } from "@/lib/jobs/enqueue";

/** Shows a publication to visitors at a time. Replaces the site's earlier schedule. Lock the site first. */
export async function schedulePublication(tx: Tx, { id, siteId }: Publication, publishAt: Date): Promise<void> {
  await tx.site.update({ where: { id: siteId }, data: { scheduledId: id, publishAt, updatedAt: new Date() } });
  await enqueue(tx, "publish-site", { publicationId: id }, { runAt: publishAt, key: `publish-site-${siteId}` });
}
