import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import type { Caller } from "@/lib/projects/projects";
import { publishedNotice } from "@/lib/publications/notices";
import { keepOldAddresses } from "@/lib/publications/redirects";
import { type CountedSite, recordSiteActivity } from "@/lib/sites/sites";

/** The columns of a site without a scheduled publication. */
export const NO_SCHEDULE = { scheduledId: null, publishAt: null } as const;

type ShownPublication = { siteId: number; publicationId: number };

/** Shows a publication to visitors. Lock the site first. `change`: other columns of the site to change. */
export async function showPublication(
  tx: Tx,
  { siteId, publicationId }: ShownPublication,
  change: Prisma.SiteUncheckedUpdateInput = {},
): Promise<void> {
  await keepOldAddresses(tx, siteId, publicationId);
  const data = { ...change, publicationId, updatedAt: new Date() };
  await tx.site.update({ where: { id: siteId }, data, select: { id: true } });
}

/** Records that the caller has published the site. Notifies the site's owner, unless the owner is the caller. */
export async function announcePublication(tx: Tx, caller: Caller, site: CountedSite): Promise<void> {
  await recordSiteActivity(tx, caller, site, "site.published");
  const { id, user } = caller.actor;
  if (id === site.ownerId) return;
  const notice = publishedNotice.with({ siteId: site.id, site: site.name, name: displayName(user) });
  await notify(tx, [site.ownerId], notice);
}
