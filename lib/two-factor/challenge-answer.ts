import "server-only";
import { isBanned } from "@/lib/actor/ban-state";
import { decrypt } from "@/lib/crypto/secret";
import { hashToken } from "@/lib/crypto/token";
import { db, pool, type Tx } from "@/lib/db/db";
import { AppError, invalid, tooManyRequests } from "@/lib/errors";
import { readCookie } from "@/lib/http/cookies";
import { forget, limitShared } from "@/lib/http/rate-limit";
import { prepareMail } from "@/lib/mail/prepare";
import { type StartedSession, startSession } from "@/lib/sessions/live-sessions";
import { connectAfterChallenge } from "@/lib/social/pending-link";
import { CHALLENGE_COOKIE } from "@/lib/two-factor/login-challenge";
import { redeemRecoveryCode } from "@/lib/two-factor/recovery-codes";
import type { ChallengeAnswer } from "@/lib/two-factor/schema";
import { stepOfCode } from "@/lib/two-factor/totp";

const TRIES = 5;
const PER_ACCOUNT = { name: "two-factor", points: 10, seconds: 900 };

type Challenge = { id: number; userId: number; remember: boolean };
type Person = { email: string; language: string | null; twoFactorSecret: string | null };

/**
 * Answers the challenge of the browser that sent this request and starts its session. A code's 30-second step and a recovery code work
 * once; a recovery code's owner is told by mail. Whoever has no open challenge is to log in first (401).
 */
export async function answerChallenge(
  request: Request,
  answer: ChallengeAnswer,
  visitorLanguage: string,
): Promise<StartedSession> {
  const challenge = await countTry(request);
  await limitShared(PER_ACCOUNT, String(challenge.userId));
  const person = await personOf(challenge.userId, answer);
  const { code, recovery_code = "" } = answer;
  const session = await (code === undefined
    ? answerByRecoveryCode(request, { challenge, person, code: recovery_code, visitorLanguage })
    : answerByCode(request, { challenge, person, code }));
  await forget(PER_ACCOUNT, String(challenge.userId));
  return session;
}

/** The challenge of the request's cookie, with this try counted: of any number at once five are looked at. */
async function countTry(request: Request): Promise<Challenge> {
  const token = readCookie(request.headers.get("cookie"), CHALLENGE_COOKIE);
  if (!token) throw noChallenge();
  const { rows } = await pool().query<Challenge & { tries: number; secondsLeft: number }>(
    `UPDATE "LoginChallenge" SET tries = least(tries + 1, ${TRIES + 1}) WHERE "tokenHash" = $1 AND "expiresAt" > now()
     RETURNING id, "userId", remember, tries, extract(epoch FROM "expiresAt" - now())::float8 AS "secondsLeft"`,
    [hashToken(token)],
  );
  const [challenge] = rows;
  if (!challenge) throw noChallenge();
  if (challenge.tries > TRIES) throw tooManyRequests(challenge.secondsLeft, "Too many wrong codes. Log in again.");
  return challenge;
}

async function personOf(id: number, answer: ChallengeAnswer): Promise<Person> {
  const user = await db.user.findUnique({
    where: { id },
    select: { email: true, language: true, twoFactorSecret: true, bannedAt: true, bannedUntil: true },
  });
  if (!user) throw noChallenge();
  const field = answer.code === undefined ? "recovery_code" : "code";
  if (isBanned(user)) throw invalid({ [field]: ["This account is suspended."] });
  return user;
}

type ByCode = { challenge: Challenge; person: Person; code: string };

async function answerByCode(request: Request, { challenge, person, code }: ByCode): Promise<StartedSession> {
  const { twoFactorSecret } = person;
  const step = twoFactorSecret && (await stepOfCode(decrypt(twoFactorSecret), code));
  if (!step) throw wrong("code");
  return db.$transaction(async (tx) => {
    const used = await tx.$executeRaw`
      UPDATE "User" SET "twoFactorLastStep" = ${step}
      WHERE id = ${challenge.userId} AND "twoFactorSecret" = ${twoFactorSecret} AND coalesce("twoFactorLastStep", 0) < ${step}`;
    if (used === 0) throw wrong("code");
    return enter(tx, request, challenge);
  });
}

async function answerByRecoveryCode(
  request: Request,
  { challenge, person, code, visitorLanguage }: ByCode & { visitorLanguage: string },
): Promise<StartedSession> {
  const mail = await prepareMail(person.language ?? visitorLanguage);
  return db.$transaction(async (tx) => {
    // first the user, as everything does that ends sessions: this one must not come after a reset of the password
    await tx.$queryRaw`SELECT 1 AS locked FROM "User" WHERE id = ${challenge.userId} FOR UPDATE`;
    if (!(await redeemRecoveryCode(tx, challenge.userId, code))) throw wrong("recovery_code");
    await mail.send(tx, person.email, "recovery-code-used", {});
    return enter(tx, request, challenge);
  });
}

/** A challenge starts one session. It may have gone meanwhile, with a change of the password for example. */
async function enter(tx: Tx, request: Request, { id, userId, remember }: Challenge): Promise<StartedSession> {
  const { count } = await tx.loginChallenge.deleteMany({ where: { id } });
  if (count === 0) throw noChallenge();
  await connectAfterChallenge(tx, request, userId);
  return startSession(tx, { request, userId, remember });
}

const noChallenge = () => new AppError("unauthenticated", "This login has expired. Log in again.");
const wrong = (field: "code" | "recovery_code") => invalid({ [field]: ["This code is wrong or no longer works."] });
