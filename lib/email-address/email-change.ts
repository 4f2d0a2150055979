import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireOwner } from "@/lib/actor/owner";
import { requireConfirmedPassword } from "@/lib/actor/password-confirmation";
import { MAILED_CODE_SECONDS } from "@/lib/actor/policy";
import { hashToken, newToken } from "@/lib/crypto/token";
import { db, type Tx } from "@/lib/db/db";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { AppError } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";
import { prepareMail } from "@/lib/mail/prepare";
import { makeCode, redeemCode } from "@/lib/one-time-codes";
import { type RenewedSession, renewSession } from "@/lib/sessions/session-renewal";

const CHANGE_EMAIL = { purpose: "change-email", seconds: MAILED_CODE_SECONDS } as const;
/** How long the old address may take the change back. */
const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;
const PER_MINUTE = { name: "email-change-minute", points: 1, seconds: 60 };
const PER_HOUR = { name: "email-change-hour", points: 5, seconds: 3600 };
const PER_USER = { name: "email-change-user", points: 10, seconds: 3600 };

export const BAD_CODE = line("This code is wrong or no longer works.");

/** Refuses (403, 423) whoever may not ask for another address. */
export function requireMayChangeEmail(actor: UserActor, email: string): void {
  if (email === actor.user.email) return;
  if (actor.token) throw new AppError("forbidden", "This cannot be done with an API token.");
  requireOwner(actor);
  requireConfirmedPassword(actor);
}

/**
 * Checks that the user may begin to change their address, and answers with what to do in the transaction that saves the rest: a code goes
 * to the new address, and nothing else changes until it is entered. An address that is taken gets a notice instead of a code, which
 * whoever asks does not see. One's own address calls off a change that has begun.
 */
export async function prepareEmailChange(actor: UserActor, email: string, language: string) {
  const { id: userId, user } = actor;
  const openChange = { userId, purpose: CHANGE_EMAIL.purpose };
  if (email === user.email) return async (tx: Tx) => void (await tx.oneTimeCode.deleteMany({ where: openChange }));
  requireMayChangeEmail(actor, email);
  await limitShared(PER_MINUTE, email);
  await limitShared(PER_HOUR, email);
  await limitShared(PER_USER, String(userId));

  const owner = await ownerOf(email, userId);
  const mail = await prepareMail(owner ? owner.language : language);
  return async (tx: Tx) => {
    const code = await makeCode(tx, { userId, email, ...CHANGE_EMAIL });
    if (owner) await mail.send(tx, email, "email-taken", {});
    else await mail.send(tx, email, "change-email", { code, minutes: CHANGE_EMAIL.seconds / 60 });
  };
}

type Owner = { language: string | null };

/** Whose the address is already, or still is for as long as they may take back a change away from it: one question, as long for any answer. */
function ownerOf(email: string, userId: number): Promise<Owner | null> {
  const kept = { oldEmail: email, undoneAt: null, expiresAt: { gt: new Date() } };
  return db.user.findFirst({
    where: { NOT: { id: userId }, OR: [{ email }, { emailChanges: { some: kept } }] },
    select: { language: true },
  });
}

/** The address that waits for its code, or null. */
export async function pendingEmail(userId: number): Promise<string | null> {
  const open = await db.oneTimeCode.findFirst({
    where: { userId, purpose: CHANGE_EMAIL.purpose, usedAt: null, expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return open?.email ?? null;
}

/**
 * Makes the change if the code is right, once; null when it is not. The old address gets a notice with which its owner can take the change
 * back. Answers with the new token of the session that asked.
 */
export async function completeEmailChange(
  { id, user, session }: UserActor,
  code: string,
  language: string,
): Promise<RenewedSession | null> {
  if (!session) return null;
  const email = await redeemCode({ userId: id, purpose: CHANGE_EMAIL.purpose, code });
  if (email === null) return null;
  const notice = await prepareMail(user.language ?? language);
  const change = (tx: Tx) => moveTo(tx, { userId: id, email, sessionId: session.id, notice });
  return refuseDuplicates({ code: [BAD_CODE] }, () => db.$transaction(change));
}

type Move = { userId: number; email: string; sessionId: number; notice: Awaited<ReturnType<typeof prepareMail>> };

async function moveTo(tx: Tx, { userId, email, sessionId, notice }: Move): Promise<RenewedSession> {
  const [before] = await tx.$queryRaw<{ email: string; verified: boolean }[]>`
    SELECT email, "emailVerifiedAt" IS NOT NULL AS verified FROM "User" WHERE id = ${userId} FOR UPDATE`;
  await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() }, select: { id: true } });
  await tx.oneTimeCode.deleteMany({ where: { userId } }); // what was mailed to the old address opens nothing any more
  // An address that was never verified may be a stranger's, who must not get a way in.
  if (before?.verified) await tellOldAddress(tx, { userId, oldEmail: before.email, newEmail: email, notice });
  return renewSession(tx, sessionId);
}

type Told = Pick<Move, "userId" | "notice"> & { oldEmail: string; newEmail: string };

async function tellOldAddress(tx: Tx, { userId, oldEmail, newEmail, notice }: Told): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + UNDO_DAYS * DAY_MS);
  await tx.emailChange.create({
    data: { userId, oldEmail, newEmail, undoHash: hashToken(token), expiresAt },
    select: { id: true },
  });
  await notice.send(tx, oldEmail, "email-changed", { token, days: UNDO_DAYS });
}
