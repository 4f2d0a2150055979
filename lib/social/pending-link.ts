import "server-only";
import { isBanned } from "@/lib/actor/ban-state";
import { continueLogin, type LoginResult } from "@/lib/auth/continue-login";
import { isPasswordUnchanged } from "@/lib/auth/login";
import { isCorrectPassword } from "@/lib/crypto/password-hash";
import { hashToken, newToken } from "@/lib/crypto/token";
import { db, type Tx } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { AppError, invalid } from "@/lib/errors";
import { hostCookieName, toSetCookie } from "@/lib/http/cookies";
import type { Visitor } from "@/lib/http/visitor";
import { type PreparedMail, prepareMail } from "@/lib/mail/prepare";
import type { Origin } from "@/lib/origins/origin";
import { checkWithFailureLimit, findGuesser } from "@/lib/password-confirmation/login-failures";
import { recordSecurityEvent } from "@/lib/security-events/record";
import { deviceTokenOf } from "@/lib/sessions/known-devices";
import type { Service } from "@/lib/settings/social-services";
import type { Identity } from "@/lib/social/identity";
import { connectAndNotify } from "@/lib/social/profiles";

const cookieName = () => hostCookieName("social_login");
const PENDING_SECONDS = 600;
const MAX_TRIES = 5;

type NewPendingLink = { identity: Identity; userId: number; remember: boolean };

/**
 * Stores an identity until the user enters the password of the account with the same address. Returns the token for the
 * cookie.
 */
export async function storePendingLink({ identity, userId, remember }: NewPendingLink): Promise<string> {
  const token = newToken();
  const { service, subject, username } = identity;
  const expiresAt = new Date(Date.now() + PENDING_SECONDS * 1000);
  await db.socialLogin.create({
    data: { tokenHash: hashToken(token), service, subject, username, userId, remember, expiresAt },
    select: { id: true },
  });
  return token;
}

/** Returns the Set-Cookie header for a pending login's token, or the one that clears the cookie if `token` is null. */
export const pendingCookie = (token: string | null) =>
  toSetCookie(cookieName(), token, { maxAge: PENDING_SECONDS, httpOnly: true });

type PendingLink = {
  id: number;
  service: Service;
  subject: string;
  username: string;
  remember: boolean;
  userId: number;
  email: string;
  passwordHash: string | null;
  bannedAt: Date | null;
  bannedUntil: Date | null;
};

/**
 * Checks the password that a pending login needs, connects the service and continues the login. Allows five tries in
 * ten minutes. Wrong passwords also count as failed logins, so starting again does not allow more tries. The user gets
 * an email in `language`.
 */
export async function logInByPassword(visitor: Visitor, password: string, language: string): Promise<LoginResult> {
  const [pending, mail] = await Promise.all([countTry(visitor), prepareMail(language)]);
  const guesser = await findGuesser(pending.email, deviceTokenOf(visitor));
  const isCorrect = await checkWithFailureLimit(guesser, () => isCorrectPassword(pending.passwordHash, password));
  if (!isCorrect) {
    await recordSecurityEvent(db, { userId: pending.userId, origin: visitor, type: "login_failed" });
    throw invalid({ password: ["This password is wrong."] });
  }
  if (isBanned(pending)) throw invalid({ password: ["This account is suspended."] });
  return db.$transaction((tx) => finish(tx, { visitor, pending, mail }));
}

/** Finds the pending login by the cookie and counts this try. Throws a 422 after five tries, even concurrent ones. */
async function countTry({ cookie }: Visitor): Promise<PendingLink> {
  const token = cookie(cookieName());
  const { rows } = await pool().query<PendingLink>(
    `UPDATE "SocialLogin" l SET tries = tries + 1 FROM "User" u
     WHERE l."tokenHash" = $1 AND l."challengeHash" IS NULL AND l."expiresAt" > now() AND l.tries < ${MAX_TRIES} AND u.id = l."userId"
     RETURNING l.id, l.service, l.subject, l.username, l.remember, u.id AS "userId", u.email, u."passwordHash", u."bannedAt", u."bannedUntil"`,
    [hashToken(token ?? "")],
  );
  const [pending] = rows;
  if (!pending) throw expiredError();
  return pending;
}

type CheckedLink = { visitor: Visitor; pending: PendingLink; mail: PreparedMail };

/** A pending login can be finished once. The service is connected after the second factor, if the user has one. */
async function finish(tx: Tx, { visitor, pending, mail }: CheckedLink): Promise<LoginResult> {
  const { id, userId, remember } = pending;
  if (!(await isPasswordUnchanged(tx, { ...pending, id: userId }))) throw expiredError();
  const result = await continueLogin(tx, { visitor, userId, remember });
  if ("challenge" in result) {
    if (!(await bindToChallenge(tx, id, result.challenge))) throw expiredError();
    return result;
  }
  const { count } = await tx.socialLogin.deleteMany({ where: { id, challengeHash: null } });
  if (count === 0) throw expiredError();
  await connectAndNotify(tx, { userId, mail, origin: visitor }, pending);
  return result;
}

/**
 * Binds the pending login to the challenge of the second factor. From then on, the pending login accepts no password.
 */
async function bindToChallenge(tx: Tx, id: number, challenge: string): Promise<boolean> {
  const data = { challengeHash: hashToken(challenge), expiresAt: new Date(Date.now() + PENDING_SECONDS * 1000) };
  const { count } = await tx.socialLogin.updateMany({ where: { id, challengeHash: null }, data });
  return count > 0;
}

type AnsweredChallenge = { visitor: Origin; challengeToken: string; userId: number; mail: PreparedMail };

/** If a pending login waited for this challenge, connects its service and emails the user. */
export async function connectAfterChallenge(
  tx: Tx,
  { visitor, challengeToken, userId, mail }: AnsweredChallenge,
): Promise<void> {
  const rows = await tx.$queryRaw<{ service: Service; subject: string; username: string }[]>`
    DELETE FROM "SocialLogin" WHERE "challengeHash" = ${hashToken(challengeToken)} AND "userId" = ${userId}
    RETURNING service, subject, username`;
  for (const link of rows) {
    try {
      await connectAndNotify(tx, { userId, mail, origin: visitor }, link);
    } catch (error) {
      if (!(error instanceof AppError)) throw error; // connected elsewhere in the meantime: the login still succeeds
    }
  }
}

const expiredError = () => invalid({ password: ["This login has expired. Try again."] });
