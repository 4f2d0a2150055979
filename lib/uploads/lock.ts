import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Lock, Locker } from "@tus/server";
import { pool } from "@/lib/db/pool";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** A holder that does not renew its lease for this long is considered dead. */
const LEASE_SECONDS = 10;
/** How often a holder renews the lease and checks for waiting requests. */
const RENEW_EVERY_MS = 1000;
const RETRY_AFTER_MS = 200;
/** The pause between tries doubles each time, up to this length. */
const RETRY_AFTER_MAX_MS = 1_000;
/** How many requests of this process may wait for one upload. A normal client has at most two waiting requests. */
const WAITING_MAX = 20;
/** How long a request waits: longer than the lease plus the time that a holder needs to release the lock. */
const WAIT_MAX_MS = 15_000;

/** tus clients retry after a 423. */
const LOCKED_RESPONSE = { status_code: 423, body: "Another request is writing to this upload\n" };

/**
 * Allows one writer at a time per upload, across instances, using leases in the database. A waiting request makes the
 * holder release the lock. Otherwise an abandoned connection would hold the lock forever.
 */
export const uploadLocker: Locker = { newLock: (id) => leaseLock(id) };

/**
 * Runs `work` while holding the upload's lock. `releaseSignal` aborts when another request waits for the lock. Throws
 * a 409 if another request does not release the lock in time, or if too many requests are already waiting.
 */
export async function withUploadLock<T>(id: string, work: (releaseSignal: AbortSignal) => Promise<T>): Promise<T> {
  const lock = leaseLock(id);
  const release = new AbortController();
  await lock
    .lock(new AbortController().signal, () => release.abort())
    .catch((error) => {
      throw error === LOCKED_RESPONSE ? new AppError("conflict", "Another request is writing to this upload.") : error;
    });
  try {
    return await work(release.signal);
  } finally {
    await lock.unlock();
  }
}

function leaseLock(id: string): Lock {
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;

  async function lock(signal: AbortSignal, onRequested: () => void | Promise<void>): Promise<void> {
    if (!(await takeLease(id, holder))) await limitWaiting(id, () => waitForLease(signal));
    timer = setInterval(() => void renew(onRequested), RENEW_EVERY_MS);
    timer.unref();
  }

  async function waitForLease(signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + WAIT_MAX_MS;
    let pause = RETRY_AFTER_MS;
    do {
      if (signal.aborted || Date.now() > deadline) throw LOCKED_RESPONSE;
      await requestLock(id);
      await delay(pause * (0.5 + Math.random() / 2)); // random, so that waiting requests do not all try at once
      pause = Math.min(2 * pause, RETRY_AFTER_MAX_MS);
    } while (!(await takeLease(id, holder)));
  }

  async function renew(onRequested: () => void | Promise<void>): Promise<void> {
    try {
      if (!(await renewLease(id, holder))) await onRequested();
    } catch (err) {
      log.warn({ err }, "The lock of an upload could not be renewed");
    }
  }

  async function unlock(): Promise<void> {
    clearInterval(timer);
    await pool().query('DELETE FROM "UploadLock" WHERE id = $1 AND holder = $2', [id, holder]);
  }

  return { lock, unlock };
}

/** The number of waiting requests by upload. */
const waitingCounts = new Map<string, number>();

/** Runs `wait`, or immediately throws `LOCKED_RESPONSE` if too many requests are already waiting for this upload. */
async function limitWaiting(id: string, wait: () => Promise<void>): Promise<void> {
  const count = waitingCounts.get(id) ?? 0;
  if (count >= WAITING_MAX) throw LOCKED_RESPONSE;
  waitingCounts.set(id, count + 1);
  try {
    await wait();
  } finally {
    const remaining = (waitingCounts.get(id) ?? 1) - 1;
    if (remaining > 0) waitingCounts.set(id, remaining);
    else waitingCounts.delete(id);
  }
}

async function takeLease(id: string, holder: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    `INSERT INTO "UploadLock" AS held (id, holder, wanted, "expiresAt")
     VALUES ($1, $2, false, now() + make_interval(secs => $3))
     ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, wanted = false, "expiresAt" = excluded."expiresAt"
       WHERE held."expiresAt" < now()`,
    [id, holder, LEASE_SECONDS],
  );
  return rowCount === 1;
}

const requestLock = (id: string) => pool().query('UPDATE "UploadLock" SET wanted = true WHERE id = $1', [id]);

/** Renews the lease. Returns false if another request is waiting for the lock or has taken it. */
async function renewLease(id: string, holder: string): Promise<boolean> {
  const { rows } = await pool().query<{ wanted: boolean }>(
    `UPDATE "UploadLock" SET "expiresAt" = now() + make_interval(secs => $3) WHERE id = $1 AND holder = $2 RETURNING wanted`,
    [id, holder, LEASE_SECONDS],
  );
  return rows[0]?.wanted === false;
}
