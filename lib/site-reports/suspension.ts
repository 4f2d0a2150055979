import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { suspendedNotice, suspensionLiftedNotice } from "@/lib/site-reports/notices";
import type { SuspensionInput } from "@/lib/site-reports/schema";
import type { SiteJson } from "@/lib/sites/schema";
import { changeSite, lockSite, readSite } from "@/lib/sites/sites";

/**
 * Takes a site offline until the suspension is lifted, and sends the reason to its owner. A site that is already
 * suspended keeps the earlier reason. The caller must have checked that the actor has the global permission
 * `sites.update`, which owning a site does not give.
 */
export async function suspendSite(actor: UserActor, id: number, { reason }: SuspensionInput): Promise<SiteJson> {
  const { owner, name } = await getSiteWithOwner(db, id);
  const mail = await prepareMail(owner.language);
  await changeSite(id, async (tx) => {
    await lockSite(tx, id);
    const { suspendedAt } = await getSiteWithOwner(tx, id);
    if (!suspendedAt) {
      const data = { suspendedAt: new Date(), suspensionReason: reason };
      await tx.site.update({ where: { id }, data, select: { id: true } });
      await recordEvent(tx, actor, { action: "site.suspended", targetId: id, details: { reason } });
      await mail.send(tx, owner.email, "site-suspended", { name, reason });
      await notify(tx, [owner.id], suspendedNotice.with({ siteId: id, site: name, reason }));
    }
  });
  return readSite({ actor, workspace: null }, id);
}

/** Puts a suspended site online again. Does nothing if it is not suspended. */
export async function liftSuspension(actor: UserActor, id: number): Promise<SiteJson> {
  await changeSite(id, async (tx) => {
    await lockSite(tx, id);
    const { suspendedAt, name, owner } = await getSiteWithOwner(tx, id);
    if (suspendedAt) {
      await tx.site.update({
        where: { id },
        data: { suspendedAt: null, suspensionReason: null },
        select: { id: true },
      });
      await recordEvent(tx, actor, { action: "site.suspension_lifted", targetId: id });
      await notify(tx, [owner.id], suspensionLiftedNotice.with({ siteId: id, site: name }));
    }
  });
  return readSite({ actor, workspace: null }, id);
}

async function getSiteWithOwner(tx: Tx, id: number) {
  const row = await tx.site.findFirst({
    where: { id, deletedAt: null },
    select: { name: true, suspendedAt: true, owner: { select: { id: true, email: true, language: true } } },
  });
  if (!row) throw notFound("Site");
  return row;
}
