import "server-only";
import { addressKey } from "@/lib/crypto/address-key";
import { db, type Tx } from "@/lib/db/db";
import { addPoint, type Rule, readSecondsBlocked } from "@/lib/http/rate-limit";
import { prepareMail } from "@/lib/mail/prepare";
import { recipientToken } from "@/lib/sites/recipient-token";
import { siteUrl } from "@/lib/sites/site-hosts";

/** The limits of emails to addresses that have not agreed to get any. */
const PER_OWNER: Rule = { name: "recipient-owner", points: 10, seconds: 86_400 };
const PER_ADDRESS: Rule = { name: "recipient-address", points: 3, seconds: 86_400 };

type Holder = { ownerId: number; workspaceId: number | null };

/**
 * When an address was confirmed: now, if it is the verified address of the site's owner or of a member of its
 * workspace. Else null.
 */
export async function confirmationOf(email: string | null, { ownerId, workspaceId }: Holder): Promise<Date | null> {
  if (email === null) return null;
  const isMember = workspaceId === null ? [] : [{ memberships: { some: { workspaceId } } }];
  const where = { email, emailVerifiedAt: { not: null }, OR: [{ id: ownerId }, ...isMember] };
  return (await db.user.count({ where })) > 0 ? new Date() : null;
}

/**
 * Mails a link to a site's recipient, who agrees with it to get the messages of the site's forms. Does not do so if the
 * recipient has agreed already, or if too many such emails were sent. Returns 0, or the seconds until the next one may
 * be sent.
 */
export async function sendRecipientLink(siteId: number): Promise<number> {
  const site = await db.site.findFirst({
    where: { id: siteId, recipientConfirmedAt: null, recipient: { not: null } },
    select: { id: true, slug: true, recipient: true, ownerId: true, owner: { select: { language: true } } },
  });
  if (!site || site.recipient === null) return 0;
  const { recipient, slug, ownerId, owner } = site;
  const seconds = await countLink(ownerId, recipient);
  if (seconds > 0) return seconds;
  const mail = await prepareMail(owner.language);
  await db.$transaction(async (tx) => {
    if (!(await setMailed(tx, siteId, recipient))) return;
    const token = recipientToken({ siteId, email: recipient });
    await mail.send(tx, recipient, "form-recipient", { token, host: new URL(siteUrl({ slug })).host });
  });
  return 0;
}

/** Counts an email. Returns the seconds until it may be sent, or 0. An email that may not be sent is not counted. */
async function countLink(ownerId: number, recipient: string): Promise<number> {
  const counts = [
    [PER_OWNER, String(ownerId)],
    [PER_ADDRESS, addressKey(recipient)],
  ] as const;
  for (const [rule, key] of counts) {
    const seconds = await readSecondsBlocked(rule, key);
    if (seconds > 0) return seconds;
  }
  for (const [rule, key] of counts) if ((await addPoint(rule, key)) > rule.points) return rule.seconds;
  return 0;
}

/** False if the site has another recipient by now, or if the recipient has agreed. */
async function setMailed(tx: Tx, id: number, recipient: string): Promise<boolean> {
  const where = { id, recipient, recipientConfirmedAt: null };
  return (await tx.site.updateMany({ where, data: { recipientMailedAt: new Date() } })).count > 0;
}

const TASK_MAX_ROWS = 50;

/**
 * The task "mail-recipient-links": mails the recipients who were chosen before addresses had to be confirmed, and those
 * whose email a limit has held back. Only for sites that visitors can see.
 */
export async function mailRecipientLinks(): Promise<void> {
  const sites = await db.site.findMany({
    where: {
      recipient: { not: null },
      recipientConfirmedAt: null,
      recipientMailedAt: null,
      deletedAt: null,
      suspendedAt: null,
      publicationId: { not: null },
    },
    orderBy: { updatedAt: "asc" },
    take: TASK_MAX_ROWS,
    select: { id: true },
  });
  for (const { id } of sites) await sendRecipientLink(id);
}
