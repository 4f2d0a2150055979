import "server-only";
import { addressKey } from "@/lib/crypto/address-key";
import { tooManyRequests } from "@/lib/errors";
import { addPoint, type Rule, readSecondsBlocked } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";

/** The limits of emails to an address that anybody can enter: those of all senders, and those of one. */
const PER_ADDRESS: Rule = { name: "invite-address", points: 15, seconds: 86_400 };
const PER_SENDER: Rule = { name: "invite-sender", points: 5, seconds: 86_400 };

/**
 * Counts an email to each address. Throws a 429 if one of them got too many emails about invites in a day. Call it
 * outside transactions.
 */
export async function limitInviteMails(senderId: number, emails: readonly string[]): Promise<void> {
  const counts = emails
    .map(addressKey)
    .flatMap((key) => [[PER_SENDER, `${senderId}:${key}`] as const, [PER_ADDRESS, key] as const]);
  for (const [rule, key] of counts) {
    const seconds = await readSecondsBlocked(rule, key);
    if (seconds > 0) throw tooMany(seconds);
  }
  for (const [rule, key] of counts) if ((await addPoint(rule, key)) > rule.points) throw tooMany(rule.seconds);
}

const tooMany = (seconds: number) => tooManyRequests(seconds, line("Too many emails were sent. Try again tomorrow."));
