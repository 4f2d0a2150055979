import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { suspendedNotice, suspensionLiftedNotice } from "@/lib/site-reports/notices";
import type { BulkSuspensionInput, SuspensionInput, UndoSuspensionInput } from "@/lib/site-reports/schema";
import { recordEvidence } from "@/lib/sites/evidence";
import type { SiteJson } from "@/lib/sites/schema";
import { changeSite, lockSite, readSite } from "@/lib/sites/sites";

/**
 * Takes a site offline until the suspension is lifted, and sends the reason to its owner. A site that is already
 * suspended keeps the earlier reason. The caller must have checked that the actor has the global permission
 * `sites.update`, which owning a site does not give.
 */
export async function suspendSite(actor: UserActor, id: number, { reason }: SuspensionInput): Promise<SiteJson> {
  await getSiteWithOwner(db, id);
  await suspend(actor, id, reason);
  return readSite({ actor, workspace: null }, id);
}

/** Suspends several sites. Returns the ids of those that were not suspended before. Skips sites that do not exist. */
export async function suspendSites(
  actor: UserActor,
  { site_ids: ids, reason }: BulkSuspensionInput,
): Promise<number[]> {
  const suspendedIds: number[] = [];
  for (const id of await findSites(ids)) if (await suspend(actor, id, reason)) suspendedIds.push(id);
  return suspendedIds;
}

/** Returns whether this call has suspended the site. */
async function suspend(actor: UserActor, id: number, reason: string): Promise<boolean> {
  const { owner, name } = await getSiteWithOwner(db, id);
  const mail = await prepareMail(owner.language);
  return changeSite(id, async (tx) => {
    await lockSite(tx, id);
    const { suspendedAt } = await getSiteWithOwner(tx, id);
    if (suspendedAt) return false;
    const data = { suspendedAt: new Date(), suspensionReason: reason };
    await tx.site.update({ where: { id }, data, select: { id: true } });
    await recordEvidence(tx, { siteId: id, kind: "suspended", actor, text: reason });
    await recordEvent(tx, actor, { action: "site.suspended", targetId: id, details: { reason } });
    await mail.send(tx, owner.email, "site-suspended", { name, reason });
    await notify(tx, [owner.id], suspendedNotice.with({ siteId: id, site: name, reason }));
    return true;
  });
}

/** Puts a suspended site online again. Does nothing if it is not suspended. */
export async function liftSuspension(actor: UserActor, id: number): Promise<SiteJson> {
  await lift(actor, id);
  return readSite({ actor, workspace: null }, id);
}

/** Puts several sites online again. Returns the ids of those that were suspended. */
export async function liftSuspensions(actor: UserActor, { site_ids: ids }: UndoSuspensionInput): Promise<number[]> {
  const liftedIds: number[] = [];
  for (const id of await findSites(ids)) if (await lift(actor, id)) liftedIds.push(id);
  return liftedIds;
}

/** Returns whether this call has lifted a suspension. */
const lift = (actor: UserActor, id: number): Promise<boolean> =>
  changeSite(id, async (tx) => {
    await lockSite(tx, id);
    const { suspendedAt, name, owner } = await getSiteWithOwner(tx, id);
    if (!suspendedAt) return false;
    const data = { suspendedAt: null, suspensionReason: null };
    await tx.site.update({ where: { id }, data, select: { id: true } });
    await recordEvidence(tx, { siteId: id, kind: "suspension_lifted", actor, text: "" });
    await recordEvent(tx, actor, { action: "site.suspension_lifted", targetId: id });
    await notify(tx, [owner.id], suspensionLiftedNotice.with({ siteId: id, site: name }));
    return true;
  });

/** The ids of these sites that exist and are not in the trash. */
async function findSites(ids: readonly number[]): Promise<number[]> {
  const rows = await db.site.findMany({ where: { id: { in: [...ids] }, deletedAt: null }, select: { id: true } });
  return rows.map(({ id }) => id);
}

async function getSiteWithOwner(tx: Tx, id: number) {
  const row = await tx.site.findFirst({
    where: { id, deletedAt: null },
    select: { name: true, suspendedAt: true, owner: { select: { id: true, email: true, language: true } } },
  });
  if (!row) throw notFound("Site");
  return row;
}
