import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { AppError } from "@/lib/errors";

// OWASP's parameters for argon2id, the library's default algorithm. Hashing runs on libuv's threads and does not block
// the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Files and compression need libuv's threads too: it has four. */
const RUNNING_MAX = Math.min(availableParallelism(), 3);
/** A hash takes some 50 ms, so the last one waits a few seconds. */
const WAITING_MAX = 100;
const RETRY_SECONDS = "5";

const hashing = pLimit(RUNNING_MAX);

/** Runs the work in turn. Throws 503 if too many others are waiting, so that a flood of logins does not pile up. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashing.pendingCount >= WAITING_MAX)
    throw new AppError("unavailable", "Too many people are logging in at the moment. Try again in a few seconds.", {
      headers: { "Retry-After": RETRY_SECONDS },
    });
  return hashing(work);
}

/** Hashes a password. Throws 503 while too many others are being hashed or checked. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password is correct. Takes just as long without a hash, so that timing does not reveal accounts. Throws
 * 503 while too many others are being hashed or checked.
 */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hash("the password of nobody", OPTIONS);
  const decoy = await decoyHash;
  return inTurn(async () => {
    const isCorrect = await verify(passwordHash ?? decoy, password).catch(() => false);
    return isCorrect && passwordHash != null;
  });
}
