import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount } from "@/lib/actor/borrowed-account";
import { requireConfirmedPassword } from "@/lib/actor/password-confirmation";
import { MAILED_CODE_PAUSE_SECONDS, MAILED_CODE_SECONDS } from "@/lib/actor/policy";
import { hashToken, newToken } from "@/lib/crypto/token";
import { db, type Tx } from "@/lib/db/db";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { DAY_MS } from "@/lib/durations";
import { emailChangedNotice } from "@/lib/email-address/notices";
import { AppError } from "@/lib/errors";
import { limitShared, limitSharedPerMinuteAndHour } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";
import { type PreparedMail, prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { makeCode, redeemCode } from "@/lib/one-time-codes";
import { recordOwnEvent } from "@/lib/security-events/record";
import { endSessions } from "@/lib/sessions/live-sessions";
import { type RenewedSession, renewSession } from "@/lib/sessions/session-renewal";

/** Purpose and lifetime of a code that completes a change. */
const CHANGE_EMAIL = { purpose: "change-email", seconds: MAILED_CODE_SECONDS } as const;
/** How long the change can be undone from the old address. */
const UNDO_DAYS = 7;
const PER_MINUTE = { name: "email-change-minute", points: 1, seconds: MAILED_CODE_PAUSE_SECONDS };
const PER_HOUR = { name: "email-change-hour", points: 5, seconds: 3600 };
const PER_USER = { name: "email-change-user", points: 10, seconds: 3600 };

export const BAD_CODE = line("This code is wrong or no longer works.");

/** Throws 403 or 423 if the user may not change their address to this one. Keeping the current one is allowed. */
export function requireMayChangeEmail(actor: UserActor, email: string): void {
  if (email === actor.user.email) return;
  if (actor.token) throw new AppError("forbidden", "This cannot be done with an API token.");
  refuseBorrowedAccount(actor);
  requireConfirmedPassword(actor);
}

/**
 * Checks that the user may change their address. Returns a function to call in the transaction that saves the user's
 * other fields. The function mails a code to the new address, and the address changes when the code is entered. If the
 * new address is in use, it gets a notice instead of a code, and the response is the same. If the new address is the
 * current one, the function only cancels a pending change.
 */
export async function prepareEmailChange(actor: UserActor, email: string, language: string) {
  const { id: userId, user } = actor;
  const openChange = { userId, purpose: CHANGE_EMAIL.purpose };
  if (email === user.email) return async (tx: Tx) => void (await tx.oneTimeCode.deleteMany({ where: openChange }));
  requireMayChangeEmail(actor, email);
  await limitSharedPerMinuteAndHour(PER_MINUTE, PER_HOUR, email);
  await limitShared(PER_USER, String(userId));

  const owner = await findOwner(email, userId);
  const mail = await prepareMail(owner ? owner.language : language);
  return async (tx: Tx) => {
    const code = await makeCode(tx, { userId, email, ...CHANGE_EMAIL });
    if (owner) await mail.send(tx, email, "email-taken", { isFormer: owner.email !== email });
    else await mail.send(tx, email, "change-email", { code, minutes: CHANGE_EMAIL.seconds / 60 });
  };
}

type Owner = { email: string; language: string | null };

/**
 * Finds another user who has the address, or who can still undo a change away from it. Uses one query, so that the
 * response time reveals nothing about the address.
 */
function findOwner(email: string, userId: number): Promise<Owner | null> {
  const undoable = { oldEmail: email, undoneAt: null, expiresAt: { gt: new Date() } };
  return db.user.findFirst({
    where: { NOT: { id: userId }, OR: [{ email }, { emailChanges: { some: undoable } }] },
    select: { email: true, language: true },
  });
}

/** Finds the new address of a change that is not confirmed yet, or null. */
export async function findPendingEmail(userId: number): Promise<string | null> {
  const code = await db.oneTimeCode.findFirst({
    where: { userId, purpose: CHANGE_EMAIL.purpose, usedAt: null, expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return code?.email ?? null;
}

/**
 * Changes the address, ends all other sessions and returns the session's new token. Returns null if the code is wrong
 * or there is no session. The old address, if it was verified, gets an email with a link that undoes the change.
 */
export async function completeEmailChange(
  actor: UserActor,
  code: string,
  language: string,
): Promise<RenewedSession | null> {
  const { id, user, session } = actor;
  if (!session) return null;
  const email = await redeemCode({ userId: id, purpose: CHANGE_EMAIL.purpose, code });
  if (email === null) return null;
  const mail = await prepareMail(user.language ?? language);
  const change = async (tx: Tx) => {
    await recordOwnEvent(tx, actor, "email_changed");
    return changeAddress(tx, { userId: id, email, sessionId: session.id, mail });
  };
  return refuseDuplicates({ code: [BAD_CODE] }, () => db.$transaction(change));
}

type AddressChange = {
  userId: number;
  email: string;
  sessionId: number;
  /** Sends the email to the old address, in the user's language. */
  mail: PreparedMail;
};

async function changeAddress(tx: Tx, { userId, email, sessionId, mail }: AddressChange): Promise<RenewedSession> {
  const [account] = await tx.$queryRaw<{ email: string; verified: boolean; since: Date | null }[]>`
    SELECT email, "emailVerifiedAt" IS NOT NULL AS verified,
      (SELECT "createdAt" FROM "Session" WHERE id = ${sessionId}) AS since
    FROM "User" WHERE id = ${userId} FOR UPDATE`;
  await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() }, select: { id: true } });
  await notify(tx, [userId], emailChangedNotice.with({ email }));
  await tx.oneTimeCode.deleteMany({ where: { userId } }); // codes that were mailed to the old address stop working
  // An address that was never verified may belong to a stranger, who must not get a link into the account.
  if (account?.verified) {
    const since = account.since ?? new Date();
    await notifyOldAddress(tx, { userId, oldEmail: account.email, newEmail: email, since, mail });
  }
  await endSessions(tx, userId, sessionId);
  await tx.loginChallenge.deleteMany({ where: { userId } });
  return renewSession(tx, sessionId);
}

/** `since`: the start of the session in which the address was changed. */
type OldAddressEmail = Pick<AddressChange, "userId" | "mail"> & { oldEmail: string; newEmail: string; since: Date };

async function notifyOldAddress(tx: Tx, { userId, mail, ...change }: OldAddressEmail): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + UNDO_DAYS * DAY_MS);
  await tx.emailChange.create({
    data: { userId, ...change, undoHash: hashToken(token), expiresAt },
    select: { id: true },
  });
  await mail.send(tx, change.oldEmail, "email-changed", { token, days: UNDO_DAYS });
}
