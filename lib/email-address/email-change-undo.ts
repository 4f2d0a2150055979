import "server-only";
import { hashToken } from "@/lib/crypto/token";
import { db, type Tx } from "@/lib/db/db";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { emailChangedNotice } from "@/lib/email-address/notices";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { makeLinkToken } from "@/lib/one-time-codes";
import type { Origin } from "@/lib/origins/origin";
import { RESET_PASSWORD } from "@/lib/passwords/password-reset";
import { recordSecurityEvent } from "@/lib/security-events/record";
import { endSessions } from "@/lib/sessions/live-sessions";

const BAD_LINK = line("This link is no longer valid.");
const TAKEN = { token: [line("Another account uses this address now.")] };

/** `since`: the start of the session in which the address was changed. */
type Change = { id: number; userId: number; oldEmail: string; since: Date };

/**
 * Restores an account's old address. `token` is from the link in the email that was sent to the old address. Removes
 * the access of whoever changed the address: all sessions, all tokens, the password, and every login method that was
 * added since their session began. The old address gets a link to set a new password. Returns the old address.
 */
export async function undoEmailChange(visitor: Origin, token: string): Promise<{ email: string }> {
  const undoHash = hashToken(token);
  const row = await db.emailChange.findUnique({
    where: { undoHash },
    select: { user: { select: { language: true } } },
  });
  if (!row) throw invalid({ token: [BAD_LINK] });
  const mail = await prepareMail(row.user.language);
  const undo = async (tx: Tx) => {
    const change = await redeem(tx, undoHash);
    await restoreAccount(tx, change);
    await notify(tx, [change.userId], emailChangedNotice.with({ email: change.oldEmail }));
    await recordSecurityEvent(tx, { userId: change.userId, origin: visitor, type: "email_restored" });
    const link = { userId: change.userId, email: change.oldEmail, ...RESET_PASSWORD };
    const reset = {
      token: await makeLinkToken(tx, link),
      minutes: RESET_PASSWORD.seconds / 60,
      isPasswordRemoved: true,
    };
    await mail.send(tx, change.oldEmail, "reset-password", reset);
    return { email: change.oldEmail };
  };
  return refuseDuplicates(TAKEN, () => db.$transaction(undo));
}

/**
 * Marks the link as used. Also disables the links of later changes, because the addresses that they restore are not the
 * owner's.
 */
async function redeem(tx: Tx, undoHash: Uint8Array): Promise<Change> {
  const rows = await tx.$queryRaw<Change[]>`
    UPDATE "EmailChange" SET "undoneAt" = now() WHERE "undoHash" = ${undoHash} AND "undoneAt" IS NULL AND "expiresAt" > now()
    RETURNING id, "userId", "oldEmail", since`;
  const [change] = rows;
  if (!change) throw invalid({ token: [BAD_LINK] });
  const laterChanges = { userId: change.userId, id: { gt: change.id }, undoneAt: null };
  await tx.emailChange.updateMany({ where: laterChanges, data: { undoneAt: new Date() } });
  return change;
}

async function restoreAccount(tx: Tx, { userId, oldEmail, since }: Change): Promise<void> {
  // the link proves access to the mailbox; the password is removed, because whoever changed the address may know it
  const data = { email: oldEmail, emailVerifiedAt: new Date(), passwordHash: null };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
  await endSessions(tx, userId);
  const allRows = { where: { userId } };
  await tx.loginChallenge.deleteMany(allRows);
  await tx.oneTimeCode.deleteMany(allRows);
  await tx.accessToken.deleteMany(allRows);
  await tx.socialLogin.deleteMany(allRows); // these are pending logins, not connected services
  const newRows = { where: { userId, createdAt: { gte: since } } };
  await tx.socialProfile.deleteMany(newRows);
  await tx.recoveryCode.deleteMany(newRows);
  await tx.knownDevice.deleteMany(newRows);
  await dropNewTwoFactor(tx, { userId, since });
}

/** Removes an authenticator app that was added after `since`, because it would lock the owner out. */
async function dropNewTwoFactor(tx: Tx, { userId, since }: { userId: number; since: Date }): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, twoFactorConfirmedAt: { gte: since } },
    data: { twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorLastStep: null },
  });
  if (count > 0) await tx.recoveryCode.deleteMany({ where: { userId } });
}
