import "server-only";
import { isCorrectPassword } from "@/lib/crypto/password-hash";
import { limitShared } from "@/lib/http/rate-limit";
import { checkWithFailureLimit } from "@/lib/password-confirmation/login-failures";

const PROOFS_PER_MINUTE = { name: "identity-proof", points: 5, seconds: 60 };

/**
 * Limits a user's proofs of identity, by password or code, to five a minute across all calls. Throws 429 after that.
 */
export const limitProofs = (userId: number) => limitShared(PROOFS_PER_MINUTE, String(userId));

type Account = { email: string; passwordHash: string | null };

/**
 * Whether this is the current user's password. Wrong passwords are counted like failed logins, so that a stolen session
 * allows no more guesses than the login page. Throws 429 while the next try has to wait.
 */
export const isOwnPassword = ({ email, passwordHash }: Account, password: string): Promise<boolean> =>
  checkWithFailureLimit({ email, by: "session" }, () => isCorrectPassword(passwordHash, password));
