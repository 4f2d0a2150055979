import "server-only";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Tx } from "@/lib/db/db";
import { hostCookieName } from "@/lib/http/cookies";

export const challengeCookieName = () => hostCookieName("two_factor");
export const CHALLENGE_SECONDS = 600;

/**
 * Starts a challenge for the second factor, after the first factor was correct. Returns the token for the browser's
 * cookie.
 */
export async function startChallenge(tx: Tx, userId: number, remember: boolean): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000);
  await tx.loginChallenge.create({
    data: { userId, remember, tokenHash: hashToken(token), expiresAt },
    select: { id: true },
  });
  return token;
}
