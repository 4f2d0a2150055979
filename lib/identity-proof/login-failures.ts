import "server-only";
import { tooManyRequests } from "@/lib/errors";
import { block, count, forget, secondsBlocked } from "@/lib/http/rate-limit";

const FAILURES = { name: "login-failures", points: 10, seconds: 900 };
const DELAY = { name: "login-delay", points: 1, seconds: 900 };
const FIRST_DELAY_SECONDS = 5;

/** Throws 429 while the account must wait after too many wrong passwords. */
export async function requireNoDelay(email: string): Promise<void> {
  const wait = await secondsBlocked(DELAY, email);
  if (wait > 0) throw tooManyRequests(wait);
}

/**
 * Counts a wrong password. After the tenth in 15 minutes, the account must wait 5 seconds. Each further one doubles the
 * wait, up to 15 minutes. There is no permanent lock.
 */
export async function countFailure(email: string): Promise<void> {
  const failures = await count(FAILURES, email);
  const over = failures - FAILURES.points;
  if (over >= 0) await block(DELAY, email, Math.min(DELAY.seconds, FIRST_DELAY_SECONDS * 2 ** over));
}

/** Resets the count after a correct password. */
export const forgetFailures = (email: string) => forget(FAILURES, email);
