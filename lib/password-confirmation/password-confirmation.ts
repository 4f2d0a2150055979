import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { MAILED_CODE_PAUSE_SECONDS, MAILED_CODE_SECONDS } from "@/lib/actor/policy";
import { db } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { limitSharedPerMinuteAndHour, subtractPoint } from "@/lib/http/rate-limit";
import { prepareMail } from "@/lib/mail/prepare";
import { makeCode, redeemCode } from "@/lib/one-time-codes";
import { isOwnPassword, limitProofs } from "@/lib/password-confirmation/password-guesses";
import type { IdentityProof } from "@/lib/password-confirmation/schema";
import { recordOwnEvent } from "@/lib/security-events/record";

const CODES_PER_MINUTE = { name: "confirmation-code-minute", points: 1, seconds: MAILED_CODE_PAUSE_SECONDS };
const CODES_PER_HOUR = { name: "confirmation-code-hour", points: 5, seconds: 3600 };
const CODE = { purpose: "confirm-password", seconds: MAILED_CODE_SECONDS } as const;

/**
 * Requires the account's password, or an emailed code if the account has none. A code works once. Use this for calls
 * that require proof every time. For other sensitive calls, one `confirmPassword` is enough for a while.
 */
export async function requireIdentityProof(actor: UserActor, { password, code }: IdentityProof): Promise<void> {
  const { id, user } = actor;
  if (user.hasPassword && password === undefined) throw invalid({ password: ["This field is required."] });
  if (!user.hasPassword && code === undefined) throw invalid({ code: ["This field is required."] });
  await limitProofs(id);
  // The casts are safe: a missing password or code has been refused above.
  const isProven = user.hasPassword
    ? await isCurrentPassword(id, user.email, password as string)
    : await redeemProofCode(id, user.email, code as string);
  if (isProven) return;
  await recordOwnEvent(db, actor, "confirmation_failed");
  throw user.hasPassword
    ? invalid({ password: ["This password is wrong."] })
    : invalid({ code: ["This code is wrong or no longer works."] });
}

/** Checks the proof and then allows sensitive actions in this session for a while. */
export async function confirmPassword(actor: UserActor, proof: IdentityProof): Promise<void> {
  if (!actor.session) throw new AppError("forbidden", "This cannot be done with an API token.");
  await requireIdentityProof(actor, proof);
  await db.session.updateMany({ where: { id: actor.session.id }, data: { passwordConfirmedAt: new Date() } });
}

/** Mails a confirmation code to a user who has no password. The previous code stops working. */
export async function sendConfirmationCode({ id, user }: UserActor, language: string): Promise<void> {
  await limitSharedPerMinuteAndHour(CODES_PER_MINUTE, CODES_PER_HOUR, user.email);
  if (user.hasPassword) throw new AppError("conflict", "Your account has a password. Use it to confirm.");
  const mail = await prepareMail(language);
  await db.$transaction(async (tx) => {
    const code = await makeCode(tx, { userId: id, email: user.email, ...CODE });
    await mail.send(tx, user.email, "confirmation-code", { code, minutes: CODE.seconds / 60 });
  });
}

async function isCurrentPassword(id: number, email: string, password: string): Promise<boolean> {
  const user = await db.user.findUnique({ where: { id }, select: { passwordHash: true } });
  return isOwnPassword({ email, passwordHash: user?.passwordHash ?? null }, password);
}

/**
 * Redeems a code. Returns whether it was correct and was sent to the current address. If so, another code can be sent
 * at once.
 */
async function redeemProofCode(userId: number, email: string, code: string): Promise<boolean> {
  const isCorrect = (await redeemCode({ userId, purpose: CODE.purpose, code })) === email;
  if (isCorrect) await subtractPoint(CODES_PER_MINUTE, email, 0);
  return isCorrect;
}
