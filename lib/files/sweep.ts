import "server-only";
import { db } from "@/lib/db/db";
import { deleteForGood } from "@/lib/files/deletion";
import { log } from "@/lib/log";
import { discardUpload } from "@/lib/uploads/discard";
import type { Intent } from "@/lib/uploads/intents";
import { withUploadLock } from "@/lib/uploads/lock";

export const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows in one go. */
const BATCH = 500;

/** A job: removes uploads that nobody finished, and what has lain in the trash for 30 days. */
export async function sweepFiles(): Promise<void> {
  await sweepUploads();
  await sweepTrash();
  await db.uploadLock.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - DAY_MS) } } });
}

/** One that cannot be removed now (S3 does not answer) is tried again an hour later, and keeps no other from going. */
async function sweepUploads(): Promise<void> {
  const now = new Date();
  let last = "";
  let expired: Intent[];
  do {
    expired = await db.uploadIntent.findMany({
      where: { expiresAt: { lt: now }, id: { gt: last } },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    for (const intent of expired) await sweepUpload(intent, now);
    last = expired.at(-1)?.id ?? last;
  } while (expired.length === BATCH);
}

async function sweepUpload(intent: Intent, now: Date): Promise<void> {
  try {
    await withUploadLock(intent.key, () => discardUpload(intent, { unlessAfter: now }));
  } catch (err) {
    log.warn({ err, id: intent.id }, "An unfinished upload could not be removed");
  }
}

async function sweepTrash(): Promise<void> {
  const rows = await db.fileEntry.findMany({
    where: { deletedAt: { lt: new Date(Date.now() - TRASH_DAYS * DAY_MS) } },
    orderBy: { deletedAt: "asc" },
    take: BATCH,
  });
  for (const row of rows) await db.$transaction((tx) => deleteForGood(tx, [row]));
}
