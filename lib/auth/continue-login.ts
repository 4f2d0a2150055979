import "server-only";
import type { Tx } from "@/lib/db/db";
import type { Visitor } from "@/lib/http/visitor";
import type { LiveSession } from "@/lib/sessions/find-session";
import { type StartedSession, startSession } from "@/lib/sessions/live-sessions";
import { startChallenge } from "@/lib/two-factor/login-challenge";

/**
 * The result of the first factor: a session, or the token of a challenge for the second factor. `found`: the session
 * with its account, if it was already read from the database.
 */
export type LoginResult = { session: StartedSession; found?: LiveSession } | { challenge: string };

/**
 * Continues a login after the first factor. Starts the session, or the challenge if the user has two-factor
 * authentication. `respondToLogin` in `lib/api/session-responses` writes the cookies for either.
 */
export async function continueLogin(
  tx: Tx,
  { visitor, userId, remember }: { visitor: Visitor; userId: number; remember: boolean },
): Promise<LoginResult> {
  // the lock makes a concurrent change to two-factor authentication wait
  const [user] = await tx.$queryRaw<{ isProtected: boolean }[]>`
    SELECT "twoFactorConfirmedAt" IS NOT NULL AS "isProtected" FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
  if (user?.isProtected) return { challenge: await startChallenge(tx, userId, remember) };
  return { session: await startSession(tx, { visitor, userId, remember }) };
}
