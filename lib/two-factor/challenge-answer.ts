import "server-only";
import { isBanned } from "@/lib/actor/ban-state";
import { hashToken } from "@/lib/crypto/token";
import { db, type Tx } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { AppError, invalid, tooManyRequests } from "@/lib/errors";
import { deleteCounts, limitShared } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { recordSecurityEvent } from "@/lib/security-events/record";
import { type StartedSession, startSession } from "@/lib/sessions/live-sessions";
import { challengeCookieName } from "@/lib/two-factor/login-challenge";
import { twoFactorNotice } from "@/lib/two-factor/notices";
import { redeemRecoveryCode } from "@/lib/two-factor/recovery-codes";
import type { ChallengeInput } from "@/lib/two-factor/schema";
import { stepOfCode } from "@/lib/two-factor/totp";
import { decryptTotpSecret } from "@/lib/two-factor/totp-secret";

const TRIES_MAX = 5;
const PER_ACCOUNT = { name: "two-factor", points: 10, seconds: 900 };

type Challenge = { id: number; userId: number; remember: boolean };
type ChallengedUser = { email: string; language: string | null; twoFactorSecret: string | null };

/** Called with the challenge's token, in the transaction that starts the session. */
export type OnPassed = (tx: Tx, challengeToken: string, userId: number) => Promise<void>;
type AnswerContext = { visitor: Visitor; language: string; onPassed: OnPassed };

/**
 * Checks a code against the login challenge in the visitor's cookie and starts the session. Each code or recovery code
 * works only once. The user gets an email when a recovery code is used. Throws a 401 if there is no open challenge.
 */
export async function answerChallenge(context: AnswerContext, input: ChallengeInput): Promise<StartedSession> {
  const challenge = await countTry(context.visitor);
  await limitShared(PER_ACCOUNT, String(challenge.userId));
  const user = await requireUser(challenge.userId, input);
  const { code, recovery_code = "" } = input;
  const session = await (code === undefined
    ? answerByRecoveryCode(context, { challenge, user, code: recovery_code })
    : answerByCode(context, { challenge, user, code }));
  if (!session) {
    const { userId } = challenge;
    await recordSecurityEvent(db, { userId, origin: context.visitor, type: "two_factor_failed" });
    throw invalid({ [code === undefined ? "recovery_code" : "code"]: ["This code is wrong or no longer works."] });
  }
  await deleteCounts([PER_ACCOUNT], String(challenge.userId));
  return session;
}

/**
 * Finds the challenge by the request's cookie and counts this try. Throws a 429 after five tries, even if they are
 * concurrent.
 */
async function countTry({ cookie }: Visitor): Promise<Challenge> {
  const token = cookie(challengeCookieName());
  if (!token) throw noChallenge();
  const { rows } = await pool().query<Challenge & { tries: number; secondsLeft: number }>(
    `UPDATE "LoginChallenge" SET tries = least(tries + 1, ${TRIES_MAX + 1}) WHERE "tokenHash" = $1 AND "expiresAt" > now()
     RETURNING id, "userId", remember, tries, extract(epoch FROM "expiresAt" - now())::float8 AS "secondsLeft"`,
    [hashToken(token)],
  );
  const [challenge] = rows;
  if (!challenge) throw noChallenge();
  if (challenge.tries > TRIES_MAX) throw tooManyRequests(challenge.secondsLeft, "Too many wrong codes. Log in again.");
  return challenge;
}

async function requireUser(id: number, input: ChallengeInput): Promise<ChallengedUser> {
  const user = await db.user.findUnique({
    where: { id },
    select: { email: true, language: true, twoFactorSecret: true, bannedAt: true, bannedUntil: true },
  });
  if (!user) throw noChallenge();
  const field = input.code === undefined ? "recovery_code" : "code";
  if (isBanned(user)) throw invalid({ [field]: ["This account is suspended."] });
  return user;
}

type Answer = { challenge: Challenge; user: ChallengedUser; code: string };

/** Returns null for a wrong or used code. */
async function answerByCode(context: AnswerContext, { challenge, user, code }: Answer): Promise<StartedSession | null> {
  const { twoFactorSecret } = user;
  const step = twoFactorSecret && (await stepOfCode(decryptTotpSecret(twoFactorSecret, challenge.userId), code));
  if (!step) return null;
  return db.$transaction(async (tx) => {
    const used = await tx.$executeRaw`
      UPDATE "User" SET "twoFactorLastStep" = ${step}
      WHERE id = ${challenge.userId} AND "twoFactorSecret" = ${twoFactorSecret} AND coalesce("twoFactorLastStep", 0) < ${step}`;
    if (used === 0) return null;
    return finishChallenge(tx, context, challenge);
  });
}

/** Returns null for a wrong code. */
async function answerByRecoveryCode(
  context: AnswerContext,
  { challenge, user, code }: Answer,
): Promise<StartedSession | null> {
  const mail = await prepareMail(user.language ?? context.language);
  return db.$transaction(async (tx) => {
    // lock the user first, as a password reset does: otherwise, the new session could survive a concurrent reset
    await tx.$queryRaw`SELECT 1 AS locked FROM "User" WHERE id = ${challenge.userId} FOR UPDATE`;
    if (!(await redeemRecoveryCode(tx, challenge.userId, code))) return null;
    await mail.send(tx, user.email, "recovery-code-used", {});
    await notify(tx, [challenge.userId], twoFactorNotice.with("code_used"));
    await recordSecurityEvent(tx, {
      userId: challenge.userId,
      origin: context.visitor,
      type: "recovery_code_used",
    });
    return finishChallenge(tx, context, challenge);
  });
}

/**
 * Deletes the challenge, so that it starts only one session, and starts that session. Throws a 401 if the challenge was
 * deleted in the meantime, for example by a password change.
 */
async function finishChallenge(
  tx: Tx,
  context: AnswerContext,
  { id, userId, remember }: Challenge,
): Promise<StartedSession> {
  const { visitor, onPassed } = context;
  const { count } = await tx.loginChallenge.deleteMany({ where: { id } });
  if (count === 0) throw noChallenge();
  await onPassed(tx, visitor.cookie(challengeCookieName()) ?? "", userId);
  return startSession(tx, { visitor, userId, remember });
}

const noChallenge = () => new AppError("unauthenticated", "This login has expired. Log in again.");
