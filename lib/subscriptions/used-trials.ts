import "server-only";
import { signatures } from "@/lib/crypto/secret";
import type { Tx } from "@/lib/db/db";
import { mailboxOf } from "@/lib/subscriptions/mailbox";

type Subjects = { email: string; cardFingerprint?: string | null };

/**
 * Notes that an address and a card have had a trial. Returns whether neither had one before. Of several concurrent
 * calls for the same address or card, only one returns true.
 */
export async function claimTrial(tx: Tx, subjects: Subjects): Promise<boolean> {
  let isFirst = true;
  for (const hashes of hashesOf(subjects)) {
    const count = await tx.$executeRaw`
      INSERT INTO "UsedTrial" (hash) SELECT ${hashes[0]}
      WHERE NOT EXISTS (SELECT 1 FROM "UsedTrial" WHERE hash = ANY(${hashes})) ON CONFLICT DO NOTHING`;
    isFirst &&= count === 1;
  }
  return isFirst;
}

/** Whether this address has had a trial, also in an account that was deleted. */
export async function hasUsedTrial(tx: Tx, email: string): Promise<boolean> {
  const used = await tx.usedTrial.findFirst({
    where: { hash: { in: hashesOf({ email }).flat() } },
    select: { id: true },
  });
  return used !== null;
}

/** The hashes of each subject: one with each secret, the current one first. */
function hashesOf({ email, cardFingerprint }: Subjects): string[][] {
  const subjects = [`email ${mailboxOf(email)}`, ...(cardFingerprint ? [`card ${cardFingerprint}`] : [])];
  return subjects.map((subject) => signatures("trial", subject).map((hash) => hash.toString("base64url")));
}
