import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { scheduledNotice } from "@/lib/publications/notices";
import { NO_SCHEDULE, showPublication } from "@/lib/publications/show";
import { type CountedSite, changeSite, recordSiteActivity } from "@/lib/sites/sites";

export type ScheduledPublication = { publicationId: number };

/** The task "publish-site": shows a snapshot at the scheduled time, unless the schedule has changed. */
export async function publishScheduled({ publicationId }: ScheduledPublication): Promise<void> {
  const site = await db.site.findUnique({
    where: { scheduledId: publicationId },
    select: { id: true, scheduled: { select: { userId: true } } },
  });
  if (!site) return;
  const userId = site.scheduled?.userId ?? null;
  await changeSite(site.id, async (tx) => {
    const due = await lockDueSite(tx, site.id, publicationId);
    if (!due) return;
    await showPublication(tx, { siteId: due.id, publicationId }, NO_SCHEDULE);
    await recordSiteActivity(tx, { actor: { id: userId } }, due, "site.published");
    if (!due.isOnline) return;
    const notice = scheduledNotice.with({ siteId: due.id, site: due.name });
    await notify(tx, [due.ownerId, userId ?? due.ownerId], notice);
  });
}

/** `isOnline`: false if visitors cannot see the site, because it is in the trash or suspended. */
type DueSite = CountedSite & { isOnline: boolean };

/** Locks the site. Null if the schedule was cancelled or replaced in the meantime, or is not due yet. */
async function lockDueSite(tx: Tx, id: number, publicationId: number): Promise<DueSite | null> {
  const [site] = await tx.$queryRaw<DueSite[]>`
    SELECT id, name, "ownerId", "workspaceId", "deletedAt" IS NULL AND "suspendedAt" IS NULL AS "isOnline" FROM "Site"
    WHERE id = ${id} AND "scheduledId" = ${publicationId} AND "publishAt" <= now() FOR UPDATE`;
  return site ?? null;
}
