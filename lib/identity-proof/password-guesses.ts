import "server-only";
import { isPassword } from "@/lib/crypto/password-hash";
import { limitShared } from "@/lib/http/rate-limit";
import { countFailure, forgetFailures, requireNoDelay } from "@/lib/identity-proof/login-failures";

const TRIES = { name: "identity-proof", points: 5, seconds: 60 };

/** Limits proofs of identity, by password or code, to five a minute for all calls together (429). */
export const limitProofs = (userId: number) => limitShared(TRIES, String(userId));

type Account = { email: string; passwordHash: string | null };

/**
 * Whether this is the current user's password. A wrong one also counts as a failed login, so that a stolen session
 * allows no more guesses than the login page. 429 while the account must wait.
 */
export async function isOwnPassword({ email, passwordHash }: Account, password: string): Promise<boolean> {
  await requireNoDelay(email);
  const isRight = await isPassword(passwordHash, password);
  await (isRight ? forgetFailures(email) : countFailure(email));
  return isRight;
}
