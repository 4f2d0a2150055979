import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Lock, Locker } from "@tus/server";
import { pool } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** A holder that says nothing for so long has died. */
const LEASE_SECONDS = 10;
/** How often a holder says that it is alive, and learns that somebody waits. */
const RENEW_EVERY_MS = 1000;
const RETRY_EVERY_MS = 200;
/** Longer than the lease and what a holder takes to let go. */
const PATIENCE_MS = 15_000;

/** tus' clients try again after a 423. */
const LOCKED = { status_code: 423, body: "Another request is writing to this upload\n" };

/**
 * One writer at a time for each upload, whichever instance it asks: rows with a lease in the database. Who waits tells the holder, which
 * gives up (a connection that nobody has closed would hold it for ever).
 */
export const uploadLocker: Locker = { newLock: (id) => leaseLock(id) };

/** Runs `work` while nobody else holds the upload's lock; its signal says that somebody waits. 409 when the holder does not let go. */
export async function withUploadLock<T>(id: string, work: (wanted: AbortSignal) => Promise<T>): Promise<T> {
  const lock = leaseLock(id);
  const wanted = new AbortController();
  await lock
    .lock(new AbortController().signal, () => wanted.abort())
    .catch((error) => {
      throw error === LOCKED ? new AppError("conflict", "Another request is writing to this upload.") : error;
    });
  try {
    return await work(wanted.signal);
  } finally {
    await lock.unlock();
  }
}

function leaseLock(id: string): Lock {
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;

  async function lock(signal: AbortSignal, onRequested: () => void | Promise<void>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await takeLease(id, holder))) {
      if (signal.aborted || Date.now() > deadline) throw LOCKED;
      await requestLock(id);
      await delay(RETRY_EVERY_MS);
    }
    timer = setInterval(() => void renew(onRequested), RENEW_EVERY_MS);
    timer.unref();
  }

  async function renew(onRequested: () => void | Promise<void>): Promise<void> {
    try {
      const isAlone = await renewLease(id, holder);
      if (!isAlone) await onRequested();
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

/** Lengthens the lease; false when somebody waits, or has the lock by now. */
async function renewLease(id: string, holder: string): Promise<boolean> {
  const { rows } = await pool().query<{ wanted: boolean }>(
    `UPDATE "UploadLock" SET "expiresAt" = now() + make_interval(secs => $3) WHERE id = $1 AND holder = $2 RETURNING wanted`,
    [id, holder, LEASE_SECONDS],
  );
  return rows[0]?.wanted === false;
}
