import "server-only";
import { db } from "@/lib/db/db";
import { AppError, notFound, tooManyRequests } from "@/lib/errors";
import { limitShared, type Rule } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";
import type { Caller } from "@/lib/projects/projects";
import { sendRecipientLink } from "@/lib/sites/recipient-confirmation";
import { isTokenOf, siteIdOfToken } from "@/lib/sites/recipient-token";
import type { SiteJson } from "@/lib/sites/schema";
import { changeSite, readSite, requireSite } from "@/lib/sites/sites";

const RESENDS: Rule = { name: "recipient-resent", points: 1, seconds: 60 };
const TRIES: Rule = { name: "recipient-confirm", points: 30, seconds: 600 };

/**
 * Mails the link with which the recipient of a site's form messages agrees to get them. Throws a 409 if nobody has to
 * agree, and a 429 after several emails to the address, or for the site's owner, in a day.
 */
export async function mailRecipientLink(caller: Caller, siteId: number): Promise<SiteJson> {
  const { recipient, recipientConfirmedAt } = await requireSite(caller, "set_recipient", siteId);
  if (recipient === null || recipientConfirmedAt) throw new AppError("conflict", "No address has to be confirmed.");
  await limitShared(RESENDS, String(siteId));
  const seconds = await sendRecipientLink(siteId);
  if (seconds > 0) throw tooManyRequests(seconds, line("Too many emails were sent. Try again tomorrow."));
  return readSite(caller, siteId);
}

/**
 * Notes that the holder of a link agrees to get the messages of a site's forms. The link may be used again. Throws a
 * 404 if the link is wrong or too old, or if the site has another recipient by now.
 */
export async function confirmRecipient(token: string, network: string): Promise<void> {
  await limitShared(TRIES, network);
  const id = siteIdOfToken(token);
  const site = id === null ? null : await db.site.findFirst({ where: { id, deletedAt: null }, select: RECIPIENT });
  if (!site?.recipient || !isTokenOf(token, { siteId: site.id, email: site.recipient })) throw notFound(line("Link"));
  const where = { id: site.id, recipient: site.recipient, recipientConfirmedAt: null };
  await changeSite(site.id, (tx) => tx.site.updateMany({ where, data: { recipientConfirmedAt: new Date() } }));
}

const RECIPIENT = { id: true, recipient: true } as const;
