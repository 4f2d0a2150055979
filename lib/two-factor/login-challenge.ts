import "server-only";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Tx } from "@/lib/db/db";
import { setCookie } from "@/lib/http/cookies";

export const CHALLENGE_COOKIE = "two_factor";
const CHALLENGE_SECONDS = 600;

/** Remembers that the password was right while the second factor is asked for. Answers with the token for the browser's cookie. */
export async function startChallenge(tx: Tx, userId: number, remember: boolean): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000);
  await tx.loginChallenge.create({
    data: { userId, remember, tokenHash: hashToken(token), expiresAt },
    select: { id: true },
  });
  return token;
}

/** The Set-Cookie line that keeps the challenge in the browser; null ends it. */
export const challengeCookie = (token: string | null) =>
  setCookie(CHALLENGE_COOKIE, token, { maxAge: CHALLENGE_SECONDS, httpOnly: true });
