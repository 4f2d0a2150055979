import "server-only";
import { db } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { scheduledNotice } from "@/lib/publications/notices";
import { keepOldAddresses } from "@/lib/publications/redirects";
import { changeSite } from "@/lib/sites/sites";

export type ScheduledPublication = { publicationId: number };

/** The task "publish-site": shows a snapshot at its time, unless it is no longer scheduled. */
export async function publishScheduled({ publicationId }: ScheduledPublication): Promise<void> {
  const site = await db.site.findUnique({
    where: { scheduledId: publicationId },
    select: { id: true, name: true, ownerId: true, scheduled: { select: { userId: true } } },
  });
  if (!site) return;
  await changeSite(site.id, async (tx) => {
    await keepOldAddresses(tx, site.id, publicationId);
    // one statement, so that nothing is shown if the schedule was cancelled or replaced meanwhile
    const shown = await tx.$executeRaw`
      UPDATE "Site" SET "publicationId" = "scheduledId", "scheduledId" = NULL, "publishAt" = NULL, "updatedAt" = now()
      WHERE id = ${site.id} AND "scheduledId" = ${publicationId} AND "publishAt" <= now()`;
    if (shown === 0) return;
    const readers = [site.ownerId, site.scheduled?.userId ?? site.ownerId];
    await notify(tx, readers, scheduledNotice.with({ siteId: site.id, site: site.name }));
  });
}
