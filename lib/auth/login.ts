import "server-only";
import { isBanned } from "@/lib/actor/ban-state";
import { continueLogin, type LoginResult } from "@/lib/auth/continue-login";
import { guestCaller, requireCaptcha } from "@/lib/captcha/captcha";
import { LOGIN_FAILURES_WITHOUT_CAPTCHA } from "@/lib/captcha/policy";
import { isCorrectPassword, runLoginInTurn } from "@/lib/crypto/password-hash";
import { db, type Tx } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { deleteCounts } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { checkTryWithFailureLimit, FAILURE_COUNTS } from "@/lib/password-confirmation/login-failures";
import { countLoginTry } from "@/lib/password-confirmation/login-tries";
import { recordSecurityEvent } from "@/lib/security-events/record";
import { deviceTokenOf } from "@/lib/sessions/known-devices";
import { startPasswordSession } from "@/lib/sessions/password-session";

type Credentials = { email: string; password: string; remember: boolean };

/**
 * Logs in with email and password, or starts a two-factor challenge. A wrong password and an unknown email get the same
 * error. After some failures, the visitor must pass a captcha first, if the settings require it. Throws 429 after too
 * many tries, and 503 if too many other logins are waiting.
 */
export const logIn = (visitor: Visitor, credentials: Credentials): Promise<LoginResult> =>
  runLoginInTurn(() => checkAndStart(visitor, credentials));

async function checkAndStart(visitor: Visitor, { email, password, remember }: Credentials): Promise<LoginResult> {
  const { countedTry, account: user } = await countLoginTry(email, visitor, deviceTokenOf(visitor));
  const isCorrect = await checkTryWithFailureLimit(countedTry, async () => {
    // `failures` includes this try
    if (countedTry.failures > LOGIN_FAILURES_WITHOUT_CAPTCHA) await requireCaptcha(guestCaller(visitor), "login");
    return isCorrectPassword(user?.passwordHash, password);
  });
  if (!user || !isCorrect) {
    // a failure is recorded even for an unknown account, so that the response time does not reveal which accounts exist
    await recordSecurityEvent(db, { userId: user?.id ?? null, origin: visitor, type: "login_failed" });
    throw wrongCredentials();
  }
  if (isBanned(user)) {
    await deleteCounts(FAILURE_COUNTS, countedTry.key);
    throw invalid({ email: ["This account is suspended."] });
  }

  const started = await startPasswordSession({ visitor, user, remember, countedKey: countedTry.key });
  if (started) return started;
  await deleteCounts(FAILURE_COUNTS, countedTry.key);
  return db.$transaction(async (tx) => {
    if (!(await isPasswordUnchanged(tx, user))) throw wrongCredentials();
    return continueLogin(tx, { visitor, userId: user.id, remember });
  });
}

/**
 * Whether the user still has the password that was checked. Locks the user's row, so that a concurrent password reset
 * waits and then also ends the session that this transaction starts.
 */
export async function isPasswordUnchanged(tx: Tx, user: { id: number; passwordHash: string | null }): Promise<boolean> {
  const [current] = await tx.$queryRaw<{ passwordHash: string | null }[]>`
    SELECT "passwordHash" FROM "User" WHERE id = ${user.id} FOR NO KEY UPDATE`;
  return current?.passwordHash === user.passwordHash;
}

const wrongCredentials = () => invalid({ email: ["These credentials do not match our records."] });
