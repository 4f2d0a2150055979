import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { MAILED_CODE_PAUSE_SECONDS, MAILED_CODE_SECONDS } from "@/lib/actor/policy";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { limitSharedPerMinuteAndHour } from "@/lib/http/rate-limit";
import { type PreparedMail, prepareMail } from "@/lib/mail/prepare";
import { makeCode, redeemCode } from "@/lib/one-time-codes";

/** Purpose and lifetime of a verification code. */
const VERIFY_EMAIL = { purpose: "verify-email", seconds: MAILED_CODE_SECONDS } as const;

const PER_MINUTE = { name: "resend-minute", points: 1, seconds: MAILED_CODE_PAUSE_SECONDS };
const PER_HOUR = { name: "resend-hour", points: 5, seconds: 3600 };

/** Mails a new code to the user's own address. The previous code stops working. Throws a 403 for any other address. */
export async function resendVerification({ id, user }: UserActor, language: string, email = user.email) {
  if (email !== user.email) throw new AppError("forbidden", "This is not your email address.");
  await limitVerificationMails(email);
  if (user.emailVerifiedAt) throw alreadyVerified();
  const mail = await prepareMail(language);
  await db.$transaction((tx) => sendVerification(tx, { userId: id, email, mail }));
}

export const limitVerificationMails = (email: string) => limitSharedPerMinuteAndHour(PER_MINUTE, PER_HOUR, email);

export const alreadyVerified = () => new AppError("conflict", "This email address is already verified.");

/** Mails a new code for the address. */
export async function sendVerification(
  tx: Tx,
  { userId, email, mail }: { userId: number; email: string; mail: PreparedMail },
): Promise<void> {
  const code = await makeCode(tx, { userId, email, ...VERIFY_EMAIL });
  await mail.send(tx, email, "verify-email", { code, minutes: VERIFY_EMAIL.seconds / 60 });
}

/** Verifies the address if the code is correct. Returns whether the code was correct. A code works once. */
export async function verifyEmail({ id }: UserActor, code: string): Promise<boolean> {
  const email = await redeemCode({ userId: id, purpose: VERIFY_EMAIL.purpose, code });
  if (email === null) return false;
  await db.user.updateMany({ where: { id, email, emailVerifiedAt: null }, data: { emailVerifiedAt: new Date() } });
  return true;
}
