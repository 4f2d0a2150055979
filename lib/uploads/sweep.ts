import "server-only";
import { db } from "@/lib/db/db";
import { log } from "@/lib/log";
import { discardUpload } from "@/lib/uploads/discard";
import type { Intent } from "@/lib/uploads/intents";
import { withUploadLock } from "@/lib/uploads/lock";

const ROWS_PER_QUERY = 500;

/**
 * The task "sweep-uploads": removes expired unfinished uploads. If one cannot be removed because S3 is down, it is
 * retried an hour later and does not block others.
 */
export async function sweepUploads(): Promise<void> {
  const now = new Date();
  let last = "";
  let expired: Intent[];
  do {
    expired = await db.uploadIntent.findMany({
      where: { expiresAt: { lt: now }, id: { gt: last } },
      orderBy: { id: "asc" },
      take: ROWS_PER_QUERY,
    });
    for (const intent of expired) await sweepUpload(intent, now);
    last = expired.at(-1)?.id ?? last;
  } while (expired.length === ROWS_PER_QUERY);
}

async function sweepUpload(intent: Intent, now: Date): Promise<void> {
  try {
    await withUploadLock(intent.key, () => discardUpload(intent, { unlessAfter: now }));
  } catch (err) {
    log.warn({ err, id: intent.id }, "An unfinished upload could not be removed");
  }
}
