import "server-only";
import { startChallenge } from "@/lib/auth/login-challenge";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import type { Tx } from "@/lib/db/db";

/** What follows the first factor: the session, or the token of a challenge that waits for the second. */
export type LoginResult = { session: StartedSession } | { challenge: string };

/**
 * The one way into an account, whatever its first factor was: starts the session, or where the user has turned on two factor authentication
 * the challenge. `loggedIn` in `lib/auth/answers` sends either to the browser.
 */
export async function signIn(
  tx: Tx,
  { request, userId, remember }: { request: Request; userId: number; remember: boolean },
): Promise<LoginResult> {
  // in force until this sign-in is done: turning it on meanwhile waits
  const [user] = await tx.$queryRaw<{ isProtected: boolean }[]>`
    SELECT "twoFactorConfirmedAt" IS NOT NULL AS "isProtected" FROM "User" WHERE id = ${userId} FOR SHARE`;
  if (user?.isProtected) return { challenge: await startChallenge(tx, userId, remember) };
  return { session: await startSession(tx, { request, userId, remember }) };
}
