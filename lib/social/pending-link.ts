import "server-only";
import { isBanned } from "@/lib/actor/ban-state";
import { isStillPassword } from "@/lib/auth/login";
import { type LoginResult, signIn } from "@/lib/auth/sign-in";
import { isPassword } from "@/lib/crypto/password-hash";
import { hashToken, newToken } from "@/lib/crypto/token";
import { db, pool, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { setCookie } from "@/lib/http/cookies";
import type { Visitor } from "@/lib/http/visitor";
import { countFailure, forgetFailures, requireNoDelay } from "@/lib/identity-proof/login-failures";
import type { Service } from "@/lib/settings/social-services";
import type { Identity } from "@/lib/social/identity";
import { connectProfile, isTaken, ofSomebodyElse } from "@/lib/social/profiles";

const COOKIE = "social_login";
const SECONDS = 600;
const TRIES = 5;

type Waiting = { identity: Identity; userId: number; remember: boolean };

/** Remembers who somebody is at a service until they give the password of the account with the same address. Answers with the cookie's token. */
export async function waitForPassword({ identity, userId, remember }: Waiting): Promise<string> {
  const token = newToken();
  const { service, subject, username } = identity;
  const expiresAt = new Date(Date.now() + SECONDS * 1000);
  await db.socialLogin.create({
    data: { tokenHash: hashToken(token), service, subject, username, userId, remember, expiresAt },
    select: { id: true },
  });
  return token;
}

/** The Set-Cookie line that keeps it in the browser; null ends it. */
export const pendingCookie = (token: string | null) =>
  setCookie(COOKIE, token, { path: "/secure/auth/social", maxAge: SECONDS, httpOnly: true });

type Pending = {
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
 * Takes the password that a sign-in waits for: connects the service and goes on as a login does. Five tries in ten minutes; wrong ones
 * count as failed logins of the account too, so that signing in at the service again and again gives nobody more of them.
 */
export async function signInByPassword(visitor: Visitor, password: string): Promise<LoginResult> {
  const pending = await countTry(visitor);
  await requireNoDelay(pending.email);
  if (!(await isPassword(pending.passwordHash, password))) {
    await countFailure(pending.email);
    throw invalid({ password: ["This password is wrong."] });
  }
  if (isBanned(pending)) throw invalid({ password: ["This account is suspended."] });
  await forgetFailures(pending.email);
  try {
    return await db.$transaction((tx) => finish(tx, visitor, pending));
  } catch (error) {
    if (isTaken(error)) throw ofSomebodyElse(pending.service);
    throw error;
  }
}

/** The waiting sign-in of the request's cookie, with this try counted: of any number at once five are looked at. */
async function countTry({ cookie }: Visitor): Promise<Pending> {
  const token = cookie(COOKIE);
  const { rows } = await pool().query<Pending>(
    `UPDATE "SocialLogin" l SET tries = tries + 1 FROM "User" u
     WHERE l."tokenHash" = $1 AND l."challengeHash" IS NULL AND l."expiresAt" > now() AND l.tries < ${TRIES} AND u.id = l."userId"
     RETURNING l.id, l.service, l.subject, l.username, l.remember, u.id AS "userId", u.email, u."passwordHash", u."bannedAt", u."bannedUntil"`,
    [hashToken(token ?? "")],
  );
  const [pending] = rows;
  if (!pending) throw expired();
  return pending;
}

/** One password finishes one sign-in. With a second factor to come the service is connected only once that was right. */
async function finish(tx: Tx, visitor: Visitor, pending: Pending): Promise<LoginResult> {
  const { id, userId, remember } = pending;
  if (!(await isStillPassword(tx, { ...pending, id: userId }))) throw expired();
  const result = await signIn(tx, { visitor, userId, remember });
  if ("challenge" in result) {
    if (!(await hold(tx, id, result.challenge))) throw expired();
    return result;
  }
  const { count } = await tx.socialLogin.deleteMany({ where: { id, challengeHash: null } });
  if (count === 0) throw expired();
  await connectProfile(tx, userId, pending);
  return result;
}

/** From now on the sign-in waits for this challenge, and takes no password any more. */
async function hold(tx: Tx, id: number, challenge: string): Promise<boolean> {
  const data = { challengeHash: hashToken(challenge), expiresAt: new Date(Date.now() + SECONDS * 1000) };
  const { count } = await tx.socialLogin.updateMany({ where: { id, challengeHash: null }, data });
  return count > 0;
}

/** Connects the service that waited for this login challenge, if one did. */
export async function connectAfterChallenge(tx: Tx, challengeToken: string, userId: number): Promise<void> {
  const rows = await tx.$queryRaw<{ service: Service; subject: string; username: string }[]>`
    DELETE FROM "SocialLogin" WHERE "challengeHash" = ${hashToken(challengeToken)} AND "userId" = ${userId}
    RETURNING service, subject, username`;
  for (const waiting of rows) {
    try {
      await connectProfile(tx, userId, waiting);
    } catch (error) {
      if (!(error instanceof AppError)) throw error; // connected otherwise meanwhile: the login stands all the same
    }
  }
}

const expired = () => invalid({ password: ["This login has expired. Try again."] });
