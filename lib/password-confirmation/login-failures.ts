import "server-only";
import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { tooManyRequests } from "@/lib/errors";
import { addPoint, block, deleteCounts, readSecondsBlocked, subtractPoint } from "@/lib/http/rate-limit";

/** Counts failures. From the tenth failure in 15 minutes on, the next try has to wait. */
export const LOGIN_FAILURES = { name: "login-failures", points: 10, seconds: 900 };
/**
 * After the tenth failure, only one check runs at a time. Other tries get a 429 until that check ends, for at most
 * `seconds`. If the check fails, they get a 429 for the time that `checkWithFailureLimit` describes.
 */
export const DELAY = { name: "login-delay", points: 1, seconds: 30 };
/** The counts that a correct password clears. */
export const FAILURE_COUNTS = [LOGIN_FAILURES, DELAY] as const;
const FIRST_DELAY_SECONDS = 5;
const MAX_DELAY_SECONDS = 900;

/**
 * Who guesses a password: anybody who knows the email address, a browser that has logged in to the account before, or a
 * session of the account. Each of the three is counted separately, so that a stranger's guesses do not lock the owner
 * out.
 */
type Guesser = { email: string; by: "stranger" | "known-device" | "session" };

const keyOf = ({ email, by }: Guesser) => (by === "stranger" ? email : `${by}|${email}`);

/** Finds out whether the browser with this device token has logged in to the account before. */
export async function findGuesser(email: string, deviceToken: string | null): Promise<Guesser> {
  const device =
    deviceToken !== null &&
    (await db.knownDevice.findFirst({
      where: { hash: hashToken(deviceToken), user: { email } },
      select: { id: true },
    }));
  return { email, by: device ? "known-device" : "stranger" };
}

/**
 * Runs a check of a password and returns its result. The try is counted before the check, so that many concurrent tries
 * cannot exceed the limit. After the tenth failure in 15 minutes, the next try has to wait 5 seconds. Each further
 * failure doubles the wait, up to 15 minutes. There is no permanent lock. Throws 429 while a try has to wait.
 */
export async function checkWithFailureLimit(guesser: Guesser, check: () => Promise<boolean>): Promise<boolean> {
  const key = keyOf(guesser);
  await requireNoDelay(key);
  const isCorrect = await checkTryWithFailureLimit({ key, failures: await addPoint(LOGIN_FAILURES, key) }, check);
  if (isCorrect) await deleteCounts(FAILURE_COUNTS, key);
  return isCorrect;
}

/** A try that was counted while no wait was running. `failures`: the failures so far, including this try. */
export type CountedTry = { key: string; failures: number };

/**
 * Like `checkWithFailureLimit`, for a try that is already counted. After a success, the caller has to forget the counts
 * under `key` (see `FAILURE_COUNTS`).
 */
export async function checkTryWithFailureLimit(
  { key, failures }: CountedTry,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const excess = failures - LOGIN_FAILURES.points;
  if (excess > 0) await claimTry(key);
  if (await runOrUncount(key, check)) return true;
  if (excess >= 0) await block(DELAY, key, Math.min(MAX_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** excess));
  return false;
}

/** Runs the check. A check that throws, for example because a captcha is missing, does not count as a failure. */
async function runOrUncount(key: string, check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    await Promise.all([subtractPoint(LOGIN_FAILURES, key, 0), deleteCounts([DELAY], key)]);
    throw error;
  }
}

/** Admits one of several concurrent tries at the end of a wait. Throws 429 for the others. */
async function claimTry(key: string): Promise<void> {
  if ((await addPoint(DELAY, key)) <= DELAY.points) return;
  await subtractPoint(LOGIN_FAILURES, key, LOGIN_FAILURES.points);
  // another try may have ended the wait already: this one is not counted any more, so it must not run
  throw tooManyRequests(Math.max(1, await readSecondsBlocked(DELAY, key)));
}

async function requireNoDelay(key: string): Promise<void> {
  const wait = await readSecondsBlocked(DELAY, key);
  if (wait > 0) throw tooManyRequests(wait);
}

/** Ends the wait for everybody who guesses this account's password. */
export async function forgetFailures(email: string): Promise<void> {
  const keys = (["stranger", "known-device", "session"] as const).map((by) => keyOf({ email, by }));
  await Promise.all(keys.map((key) => deleteCounts(FAILURE_COUNTS, key)));
}
