import "server-only";
import type { Tx } from "@/lib/db/db";
import type { Visitor } from "@/lib/http/visitor";
import { type StartedSession, startSession } from "@/lib/sessions/live-sessions";
import { startChallenge } from "@/lib/two-factor/login-challenge";

/** What follows the first factor: the session, or the token of a challenge that waits for the second. */
export type LoginResult = { session: StartedSession } | { challenge: string };

/**
 * The one way into an account, whatever its first factor was: starts the session, or where the user has turned on two factor authentication
 * the challenge. `loggedIn` in `lib/api/session-answers` sends either to the browser.
 */
export async function continueLogin(
  tx: Tx,
  { visitor, userId, remember }: { visitor: Visitor; userId: number; remember: boolean },
): Promise<LoginResult> {
  // in force until this sign-in is done: turning it on meanwhile waits
  const [user] = await tx.$queryRaw<{ isProtected: boolean }[]>`
    SELECT "twoFactorConfirmedAt" IS NOT NULL AS "isProtected" FROM "User" WHERE id = ${userId} FOR SHARE`;
  if (user?.isProtected) return { challenge: await startChallenge(tx, userId, remember) };
  return { session: await startSession(tx, { visitor, userId, remember }) };
}
