import "server-only";
import { hashPassword } from "@/lib/crypto/password-hash";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { prepareMail } from "@/lib/mail/prepare";
import { dropOpenCodes, isOpenLinkToken, redeemLinkToken } from "@/lib/one-time-codes";
import { RESET_PASSWORD } from "@/lib/passwords/reset-link";
import { endSessions } from "@/lib/sessions/live-sessions";

const BAD_LINK = line("This password reset link is no longer valid.");

/** Sets a new password by the link's token, which works once, and ends every session and API token. The link also proves the mailbox. */
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
    const { count } = await tx.user.updateMany({
      where: { id: userId, email: input.email, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
    // until now nobody had shown that the mailbox is theirs: whoever connected a service may have been somebody else
    if (count > 0) await tx.socialProfile.deleteMany({ where: { userId } });
    await endSessions(tx, userId);
    await tx.loginChallenge.deleteMany({ where: { userId } }); // logins that the old password began
    await dropOpenCodes(tx, userId);
    await tx.accessToken.deleteMany({ where: { userId } }); // who resets a password may have lost the account to somebody else
    await mail.send(tx, input.email, "password-changed", {});
  });
}
