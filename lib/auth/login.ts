import "server-only";
import { startChallenge } from "@/lib/auth/login-challenge";
import { isPassword } from "@/lib/auth/password";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { db, type Tx } from "@/lib/db/db";
import { invalid, tooManyRequests } from "@/lib/errors";
import { limitKey } from "@/lib/http/client-address";
import { block, count, forget, limitShared, secondsBlocked } from "@/lib/http/rate-limit";
import { isBanned } from "@/lib/users/ban-state";

const TRIES = { name: "login", points: 5, seconds: 60 };
const FAILURES = { name: "login-failures", points: 10, seconds: 900 };
const DELAY = { name: "login-delay", points: 1, seconds: 900 };
const FIRST_DELAY_SECONDS = 5;

type Credentials = { email: string; password: string; remember: boolean };
export type LoginResult = { session: StartedSession } | { challenge: string };

/** Logs in with email and password, or begins a two-factor challenge. A wrong pair and an unknown email are told alike. */
export async function login(request: Request, { email, password, remember }: Credentials): Promise<LoginResult> {
  await limitShared(TRIES, `${email}|${limitKey(request)}`);
  const wait = await secondsBlocked(DELAY, email);
  if (wait > 0) throw tooManyRequests(wait);

  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, twoFactorConfirmedAt: true, bannedAt: true, bannedUntil: true },
  });
  const right = await isPassword(user?.passwordHash, password);
  if (!user || !right) {
    await slowDown(email);
    throw invalid({ email: ["These credentials do not match our records."] });
  }
  if (isBanned(user)) throw invalid({ email: ["This account is suspended."] });

  await forget(FAILURES, email);
  return db.$transaction(async (tx) => {
    await requireSamePassword(tx, user);
    if (user.twoFactorConfirmedAt) return { challenge: await startChallenge(tx, user.id, remember) };
    return { session: await startSession(tx, { request, userId: user.id, remember }) };
  });
}

/** While the password was being checked it may have been reset, which ended all sessions: this one must not come after. */
async function requireSamePassword(tx: Tx, user: { id: number; passwordHash: string | null }) {
  const [now] = await tx.$queryRaw<{ passwordHash: string | null }[]>`
    SELECT "passwordHash" FROM "User" WHERE id = ${user.id} FOR SHARE`;
  if (now?.passwordHash !== user.passwordHash)
    throw invalid({ email: ["These credentials do not match our records."] });
}

/** From the tenth failure on each one doubles the wait, up to the length of the window: never a permanent lock. */
async function slowDown(email: string) {
  const failures = await count(FAILURES, email);
  const over = failures - FAILURES.points;
  if (over >= 0) await block(DELAY, email, Math.min(DELAY.seconds, FIRST_DELAY_SECONDS * 2 ** over));
}
