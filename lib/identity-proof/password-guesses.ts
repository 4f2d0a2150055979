import "server-only";
import { isPassword } from "@/lib/crypto/password-hash";
import { limitShared } from "@/lib/http/rate-limit";
import { countFailure, forgetFailures, requireNoDelay } from "@/lib/identity-proof/login-failures";

const TRIES = { name: "identity-proof", points: 5, seconds: 60 };

/** Counts a try to prove who is signed in, by password or code, whichever call it comes to: five a minute (429). */
export const limitProofs = (userId: number) => limitShared(TRIES, String(userId));

type Account = { email: string; passwordHash: string | null };

/**
 * Whether this is the password of the account that is signed in. A wrong one counts as a failed login too: a stolen session gives nobody
 * more guesses than the login page. 429 while the account has to wait.
 */
export async function isOwnPassword({ email, passwordHash }: Account, password: string): Promise<boolean> {
  await requireNoDelay(email);
  const isRight = await isPassword(passwordHash, password);
  await (isRight ? forgetFailures(email) : countFailure(email));
  return isRight;
}
