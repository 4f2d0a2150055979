import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { AppError } from "@/lib/errors";

// OWASP's parameters for argon2id, the library's default algorithm. Hashing runs on libuv's threads and does not block
// the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core for other requests, and one of libuv's four threads for files and compression. */
const RUNNING_MAX = Math.min(Math.max(availableParallelism() - 1, 1), 3);
/** A hash takes some 50 ms, so the last in the queue waits a few seconds. */
const WAITING_MAX = 100;
const RETRY_SECONDS = "5";

type TurnRunner = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs at most `runningMax` pieces of work at once. The others wait. The function throws 503 if
 * too many are waiting already.
 */
function createTurnRunner(runningMax: number): TurnRunner {
  const limit = pLimit(runningMax);
  return (work) => {
    if (limit.pendingCount < WAITING_MAX) return limit(work);
    throw new AppError("unavailable", "The server is busy at the moment. Try again in a few seconds.", {
      headers: { "Retry-After": RETRY_SECONDS },
    });
  };
}

const runInTurn = createTurnRunner(RUNNING_MAX);

/**
 * Runs a whole login, and limits how many logins run at once. Otherwise, many simultaneous logins would queue for the
 * database ahead of members' calls. The limit is one higher than for hashes, so that hashing continues while a login
 * waits for the database.
 */
export const runLoginInTurn = createTurnRunner(RUNNING_MAX + 1);

/** Hashes a password. Throws 503 if too many others are waiting to be hashed or checked. */
export async function hashPassword(password: string): Promise<string> {
  return runInTurn(() => hash(password, OPTIONS));
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password is correct. Takes just as long if there is no hash, so that timing does not reveal which
 * accounts exist. Throws 503 if too many others are waiting to be hashed or checked.
 */
export async function isCorrectPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hash("the password of nobody", OPTIONS);
  const decoy = await decoyHash;
  return runInTurn(async () => {
    const isCorrect = await verify(passwordHash ?? decoy, password).catch(() => false);
    return isCorrect && passwordHash != null;
  });
}
