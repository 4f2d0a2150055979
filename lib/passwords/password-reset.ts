import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { limitSharedPerMinuteAndHour } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";
import { enqueue } from "@/lib/jobs/enqueue";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { deleteCodesOnPasswordChange, isOpenLinkToken, makeLinkToken, redeemLinkToken } from "@/lib/one-time-codes";
import type { Origin } from "@/lib/origins/origin";
import { forgetFailures } from "@/lib/password-confirmation/login-failures";
import { passwordChangedNotice } from "@/lib/passwords/notices";
import { hashNewPassword } from "@/lib/passwords/strong-password";
import { recordSecurityEvent } from "@/lib/security-events/record";
import { endSessions } from "@/lib/sessions/live-sessions";

/** Purpose and lifetime of a reset link. */
export const RESET_PASSWORD = { purpose: "reset-password", seconds: 3600 } as const;
const LINKS_PER_MINUTE = { name: "forgot-minute", points: 1, seconds: 60 };
const LINKS_PER_HOUR = { name: "forgot-hour", points: 5, seconds: 3600 };
/** The last retry is half an hour after the first try. A later email would be useless. */
const MAX_ATTEMPTS = 8;

const BAD_LINK = line("This password reset link is no longer valid.");

export type ResetRequest = { email: string; visitorLanguage: string };

/**
 * Emails a reset link if the address has an account. Neither the response nor the time it takes reveals whether there
 * is one: a job is enqueued for every address and does the rest. Does nothing after too many requests for an address.
 */
export async function requestResetLink(request: ResetRequest): Promise<void> {
  if (await isWithinLimits(request.email)) await enqueue(db, "send-reset-link", request, { maxAttempts: MAX_ATTEMPTS });
}

/** The task "send-reset-link": emails the link if the address has an account that is not a shared demo account. */
export async function sendResetLink({ email, visitorLanguage }: ResetRequest): Promise<void> {
  const user = await db.user.findUnique({ where: { email, isDemo: false }, select: { id: true, language: true } });
  if (!user) return;
  const mail = await prepareMail(user.language ?? visitorLanguage);
  await db.$transaction(async (tx) => {
    const token = await makeLinkToken(tx, { userId: user.id, email, ...RESET_PASSWORD });
    await mail.send(tx, email, "reset-password", { token, minutes: RESET_PASSWORD.seconds / 60 });
  });
}

async function isWithinLimits(email: string): Promise<boolean> {
  try {
    await limitSharedPerMinuteAndHour(LINKS_PER_MINUTE, LINKS_PER_HOUR, email);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}

/**
 * Sets a new password with the token of a reset link and ends all sessions. Other access to the account, such as API
 * tokens, continues to work, and the user is asked to review it. A link works once. Using it verifies the address and
 * ends the wait after failed logins. If the address was not verified before, social services are disconnected.
 */
export async function resetPassword(
  visitor: Origin,
  input: { token: string; email: string; password: string },
  visitorLanguage: string,
) {
  // check the link before hashing, which takes much CPU time
  if (!(await isOpenLinkToken({ ...input, purpose: RESET_PASSWORD.purpose }))) throw invalid({ email: [BAD_LINK] });
  const passwordHash = await hashNewPassword(input.password, input);
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
    // the address was not verified until now, so someone else may have connected these services
    if (count > 0) await tx.socialProfile.deleteMany({ where: { userId } });
    await endSessions(tx, userId);
    await tx.loginChallenge.deleteMany({ where: { userId } }); // logins that began with the old password
    await deleteCodesOnPasswordChange(tx, userId);
    await requestAccessReview(tx, userId); // somebody else may have had access before the reset
    await mail.send(tx, input.email, "password-changed", {});
    await notify(tx, [userId], passwordChangedNotice.with(undefined));
    await recordSecurityEvent(tx, { userId, origin: visitor, type: "password_reset" });
  });
  await forgetFailures(input.email);
}

/** Makes the dashboard show what else gives access to the account, if anything does. */
async function requestAccessReview(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "User" u SET "mustReviewAccess" = true WHERE id = ${userId} AND (
      EXISTS (SELECT FROM "AccessToken" WHERE "userId" = u.id)
      OR EXISTS (SELECT FROM "SocialProfile" WHERE "userId" = u.id)
      OR EXISTS (SELECT FROM "KnownDevice" WHERE "userId" = u.id))`;
}
