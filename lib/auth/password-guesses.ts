import "server-only";
import { countFailure, forgetFailures, requireNoDelay } from "@/lib/auth/login-failures";
import { isPassword } from "@/lib/auth/password";
import { limitShared } from "@/lib/http/rate-limit";

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
