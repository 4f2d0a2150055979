import "server-only";
import { listAdminIds } from "@/lib/actor/admins";
import type { ContactInput } from "@/lib/contact-messages/schema";
import { db } from "@/lib/db/db";
import { limitShared } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { prepareMail } from "@/lib/mail/prepare";
import { getSettings } from "@/lib/settings/settings";

const MESSAGES_PER_HOUR = { name: "contact", points: 5, seconds: 3600 };

/**
 * Stores a visitor's message and mails it if there is a recipient. Throws 429 after five in an hour from one network.
 */
export async function createContactMessage(visitor: Visitor, input: ContactInput): Promise<void> {
  await limitShared(MESSAGES_PER_HOUR, visitor.network);
  const recipient = await findRecipient();
  const mail = recipient && (await prepareMail(recipient.language));
  await db.$transaction(async (tx) => {
    await tx.contactMessage.create({ data: input, select: { id: true } });
    if (mail) await mail.send(tx, recipient.email, "contact-message", input);
  });
}

type Recipient = { email: string; language: string | null };

/** The address in the settings. If it is empty, the oldest admin account with a verified email, or null. */
async function findRecipient(): Promise<Recipient | null> {
  const { contact } = await getSettings();
  if (contact.recipient) return { email: contact.recipient, language: null };
  return db.user.findFirst({
    where: { id: { in: [...(await listAdminIds(db))] }, emailVerifiedAt: { not: null } },
    orderBy: { id: "asc" },
    select: { email: true, language: true },
  });
}
