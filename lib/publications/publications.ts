import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import type { Caller } from "@/lib/projects/projects";
import { removeHeld, startReview } from "@/lib/publications/review/hold";
import { findHoldReasons } from "@/lib/publications/review/reasons";
import type { PublicationJson, PublicationListQuery } from "@/lib/publications/schema";
import { announcePublication, NO_SCHEDULE, showPublication } from "@/lib/publications/show";
import { countSiteStorage } from "@/lib/publications/site-storage";
import { changeSite, lockSite, recordSiteActivity, requireSite, requireSiteIn } from "@/lib/sites/sites";
import { requireNotSuspended } from "@/lib/sites/suspension";
import { loadContentPayerOf } from "@/lib/storage-use/content-storage";

const SHOWN_COLUMNS = {
  id: true,
  number: true,
  projectVersion: true,
  pageCount: true,
  size: true,
  review: true,
  reviewReason: true,
  createdAt: true,
  user: { select: { id: true, firstName: true, lastName: true, email: true } },
  liveOn: { select: { id: true } },
  scheduledOn: { select: { id: true } },
} as const satisfies Prisma.PublicationSelect;
type PublicationRow = Prisma.PublicationGetPayload<{ select: typeof SHOWN_COLUMNS }>;

export async function listPublications(caller: Caller, siteId: number, list: PublicationListQuery) {
  await requireSite(caller, "view", siteId);
  const where = { siteId };
  return paginate(list, {
    count: () => db.publication.count({ where }),
    rows: async (window) => {
      const orderBy = { number: list.orderDir };
      return (await db.publication.findMany({ where, orderBy, select: SHOWN_COLUMNS, ...window })).map(publicationJson);
    },
  });
}

export async function getPublication(siteId: number, id: number): Promise<PublicationJson> {
  const row = await db.publication.findFirst({ where: { id, siteId }, select: SHOWN_COLUMNS });
  if (!row) throw notFound("Publication");
  return publicationJson(row);
}

/**
 * Takes the site offline and cancels a scheduled publication. If the site was online, records that it was taken
 * offline.
 */
export async function unpublishSite(caller: Caller, siteId: number): Promise<void> {
  const site = await requireSite(caller, "publish", siteId, { evenBeyondLimit: true });
  const payer = await loadContentPayerOf(site);
  await changeSite(siteId, async (tx) => {
    await lockSite(tx, siteId);
    const wasOnline = (await tx.site.count({ where: { id: siteId, publicationId: { not: null } } })) > 0;
    await countSiteStorage(tx, { site, payer }, () => removeHeld(tx, siteId));
    await updateSiteRow(tx, siteId, { publicationId: null, ...NO_SCHEDULE });
    if (wasOnline) await recordSiteActivity(tx, caller, site, "site.unpublished");
  });
}

/** Cancels a scheduled publication, and one that waits for a review. Visitors still see the current one. */
export async function cancelSchedule(caller: Caller, siteId: number): Promise<void> {
  const site = await requireSite(caller, "publish", siteId, { evenBeyondLimit: true });
  const payer = await loadContentPayerOf(site);
  await changeSite(siteId, async (tx) => {
    await lockSite(tx, siteId);
    await countSiteStorage(tx, { site, payer }, () => removeHeld(tx, siteId));
    await updateSiteRow(tx, siteId, NO_SCHEDULE);
  });
}

const updateSiteRow = (tx: Tx, id: number, data: Prisma.SiteUncheckedUpdateInput) =>
  tx.site.update({ where: { id }, data: { ...data, updatedAt: new Date() }, select: { id: true } });

/**
 * Shows an existing publication to visitors, unchanged. If this publication is scheduled, cancels its schedule. Throws
 * a 409 for one that was not accepted. If all publications have to be reviewed, holds one that was not.
 */
export async function returnToPublication(caller: Caller, siteId: number, id: number): Promise<void> {
  const site = await requireSite(caller, "publish", siteId);
  requireNotSuspended(site);
  const holdReasons = await findHoldReasons({ caller, ownerId: site.ownerId, rules: new Set() });
  const payer = await loadContentPayerOf(site);
  await changeSite(siteId, async (tx) => {
    await lockSite(tx, siteId);
    const row = await requireSiteIn(tx, caller, "publish", siteId);
    const publication = await tx.publication.findFirst({ where: { id, siteId } });
    if (!publication) throw notFound("Publication");
    if (publication.review === "waiting" || publication.review === "refused")
      throw new AppError("conflict", "This publication was not accepted.");
    if (publication.review === null && holdReasons.length > 0) {
      await tx.publication.update({ where: { id }, data: { review: "waiting", holdReasons }, select: { id: true } });
      return countSiteStorage(tx, { site: row, payer }, () => startReview(tx, row, publication));
    }
    const isScheduled = (await tx.site.count({ where: { id: siteId, scheduledId: id } })) > 0;
    await showPublication(tx, { siteId, publicationId: id }, isScheduled ? NO_SCHEDULE : {});
    await announcePublication(tx, caller, row);
  });
}

type StateColumns = Pick<PublicationRow, "review" | "liveOn" | "scheduledOn">;

export function stateOf({ review, liveOn, scheduledOn }: StateColumns): PublicationJson["state"] {
  if (review === "waiting") return "held";
  if (review === "refused") return "refused";
  if (liveOn) return "live";
  return scheduledOn ? "scheduled" : "past";
}

function publicationJson(row: PublicationRow): PublicationJson {
  const { id, number, projectVersion, pageCount, size, user, createdAt } = row;
  return {
    id,
    number,
    project_version: projectVersion,
    page_count: pageCount,
    size,
    user: user && { id: user.id, display_name: displayName(user) },
    state: stateOf(row),
    review_reason: row.reviewReason,
    created_at: createdAt.toISOString(),
  };
}
