import "server-only";
import { db } from "@/lib/db/db";
import { keepOldAddresses } from "@/lib/publications/redirects";
import { changeSite } from "@/lib/sites/sites";

export type ScheduledPublication = { publicationId: number };

/** The task "publish-site": shows a snapshot at its time, unless it no longer waits. */
export async function publishScheduled({ publicationId }: ScheduledPublication): Promise<void> {
  const site = await db.site.findUnique({ where: { scheduledId: publicationId }, select: { id: true } });
  if (!site) return;
  await changeSite(site.id, async (tx) => {
    await keepOldAddresses(tx, site.id, publicationId);
    // one statement, so that a schedule that is cancelled or replaced meanwhile wins
    await tx.$executeRaw`
      UPDATE "Site" SET "publicationId" = "scheduledId", "scheduledId" = NULL, "publishAt" = NULL, "updatedAt" = now()
      WHERE id = ${site.id} AND "scheduledId" = ${publicationId} AND "publishAt" <= now()`;
  });
}
