import "server-only";
import { isOpenLinkToken, makeLinkToken, redeemLinkToken } from "@/lib/auth/one-time-codes";
import { hashPassword } from "@/lib/auth/password";
import { endSessions } from "@/lib/auth/sessions";
import { db } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";
import { prepareMail } from "@/lib/mail/prepare";

const RESET_PASSWORD = { purpose: "reset-password", seconds: 3600 } as const;
const BAD_LINK = line("This password reset link is no longer valid.");
const PER_MINUTE = { name: "forgot-minute", points: 1, seconds: 60 };
const PER_HOUR = { name: "forgot-hour", points: 5, seconds: 3600 };

/** Mails a link to the address if there is such an account. Whoever asks learns nothing either way. */
export async function sendResetLink(email: string, visitorLanguage: string) {
  if (!(await mayAsk(email))) return;
  const user = await db.user.findUnique({ where: { email }, select: { id: true, language: true } });
  if (!user) return;
  const mail = await prepareMail(user.language ?? visitorLanguage);
  await db.$transaction(async (tx) => {
    const token = await makeLinkToken(tx, { userId: user.id, email, ...RESET_PASSWORD });
    await mail.send(tx, email, "reset-password", { token, minutes: RESET_PASSWORD.seconds / 60 });
  });
}

async function mayAsk(email: string): Promise<boolean> {
  try {
    await limitShared(PER_MINUTE, email);
    await limitShared(PER_HOUR, email);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}

/** Sets a new password by the link's token, which works once, and ends every session. The link also proves the mailbox. */
export async function resetPassword(
  input: { token: string; email: string; password: string },
  visitorLanguage: string,
) {
  if (!(await isOpenLinkToken({ ...input, purpose: RESET_PASSWORD.purpose }))) throw invalid({ email: [BAD_LINK] }); // before the hash, which costs a tenth of a second of a core
  const passwordHash = await hashPassword(input.password);
  const user = await db.user.findUnique({ where: { email: input.email }, select: { language: true } });
  const mail = await prepareMail(user?.language ?? visitorLanguage);
  await db.$transaction(async (tx) => {
    const userId = await redeemLinkToken(tx, { ...input, purpose: RESET_PASSWORD.purpose });
    if (userId === null) throw invalid({ email: [BAD_LINK] });
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    await tx.user.updateMany({
      where: { id: userId, email: input.email, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
    await endSessions(tx, userId);
    await tx.loginChallenge.deleteMany({ where: { userId } }); // logins that the old password began
    await mail.send(tx, input.email, "password-changed", {});
  });
}
