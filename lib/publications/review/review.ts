import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import type { Prisma, Publication } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { notify } from "@/lib/notices/notify";
import { acceptedNotice, refusedNotice } from "@/lib/publications/notices";
import { getPublication } from "@/lib/publications/publications";
import type { ReviewInput } from "@/lib/publications/review/schema";
import { schedulePublication } from "@/lib/publications/schedule";
import type { PublicationJson } from "@/lib/publications/schema";
import { NO_SCHEDULE, showPublication } from "@/lib/publications/show";
import { recordEvidence } from "@/lib/sites/evidence";
import { type CountedSite, changeSite, lockSite, recordSiteActivity } from "@/lib/sites/sites";

/**
 * Shows a held publication to visitors, at once or at the time that was chosen for it, or refuses it. Tells the site's
 * owner and whoever published. Throws a 409 if it does not wait for a review, for example because somebody else was
 * faster. The caller must have checked that the actor has the global permission `sites.update`.
 */
export async function decideReview(actor: UserActor, id: number, input: ReviewInput): Promise<PublicationJson> {
  const { siteId } = await findHeld(db, id);
  await changeSite(siteId, async (tx) => {
    await lockSite(tx, siteId);
    const { site } = await findHeld(tx, id);
    const publication = await decide(tx, actor, id, input);
    if (input.accept) await show(tx, site, publication);
    await record(tx, actor, { site, publication, input });
  });
  return getPublication(siteId, id);
}

async function findHeld(tx: Tx, id: number) {
  const row = await tx.publication.findFirst({
    where: { id, site: { deletedAt: null } },
    select: { siteId: true, site: { select: { id: true, name: true, ownerId: true, workspaceId: true } } },
  });
  if (!row) throw notFound("Publication");
  return row;
}

async function decide(tx: Tx, actor: UserActor, id: number, { accept, reason }: ReviewInput): Promise<Publication> {
  const data: Prisma.PublicationUncheckedUpdateManyInput = {
    review: accept ? "accepted" : "refused",
    reviewReason: accept ? null : reason,
    reviewedAt: new Date(),
    reviewerId: actor.id,
  };
  const { count } = await tx.publication.updateMany({ where: { id, review: "waiting" }, data });
  if (count === 0) throw new AppError("conflict", "This publication does not wait for a review.");
  return tx.publication.findUniqueOrThrow({ where: { id } });
}

async function show(tx: Tx, site: CountedSite, publication: Publication): Promise<void> {
  const { id, publishAt, userId } = publication;
  if (publishAt && publishAt.getTime() > Date.now()) return schedulePublication(tx, publication, publishAt);
  await showPublication(tx, { siteId: site.id, publicationId: id }, NO_SCHEDULE);
  await recordSiteActivity(tx, { actor: { id: userId } }, site, "site.published");
}

type Decision = { site: CountedSite; publication: Publication; input: ReviewInput };

async function record(tx: Tx, actor: UserActor, { site, publication, input }: Decision): Promise<void> {
  const { accept, reason } = input;
  const { id, userId } = publication;
  const kind = accept ? "accepted" : "refused";
  await recordEvidence(tx, { siteId: site.id, kind, actor, text: reason, publicationId: id });
  await recordEvent(tx, actor, { action: `publication.${kind}`, targetId: id, details: { site: site.id, reason } });
  const told = { siteId: site.id, site: site.name };
  const notice = accept ? acceptedNotice.with(told) : refusedNotice.with({ ...told, reason });
  await notify(tx, [site.ownerId, userId ?? site.ownerId], notice);
}
