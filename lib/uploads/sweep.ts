import "server-only";
import { db } from "@/lib/db/db";
import { log } from "@/lib/log";
import { discardUpload } from "@/lib/uploads/discard";
import type { Intent } from "@/lib/uploads/intents";
import { withUploadLock } from "@/lib/uploads/lock";

/** Rows in one go. */
const BATCH = 500;

/**
 * The task "sweep-uploads": removes uploads that nobody finished. One that cannot be removed now, because S3 does not answer, is
 * tried again an hour later, and holds up no other.
 */
export async function sweepUploads(): Promise<void> {
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
