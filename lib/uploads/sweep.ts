import "server-only";
import { db } from "@/lib/db/db";
import { log } from "@/lib/log";
import { s3Bucket } from "@/lib/s3-environment";
import { NoSuchFile } from "@/lib/storage/driver";
import { discardUpload } from "@/lib/uploads/discard";
import type { Intent } from "@/lib/uploads/intents";
import { withUploadLock } from "@/lib/uploads/lock";

const ROWS_PER_QUERY = 500;

/**
 * The task "sweep-uploads": removes expired upload intents with their bytes. An upload that cannot be removed, for
 * example because S3 is down, does not block the others. The next run, an hour later, tries again.
 */
export async function sweepUploads(): Promise<void> {
  const now = new Date();
  let lastId = "";
  let expired: Intent[];
  do {
    expired = await db.uploadIntent.findMany({
      where: { expiresAt: { lt: now }, id: { gt: lastId } },
      orderBy: { id: "asc" },
      take: ROWS_PER_QUERY,
    });
    for (const intent of expired) await sweepUpload(intent, now);
    lastId = expired.at(-1)?.id ?? lastId;
  } while (expired.length === ROWS_PER_QUERY);
}

/**
 * The task "sweep-oversized-uploads": removes unfinished uploads to S3 whose parts have more bytes than announced.
 * The signed URLs of parts do not limit how much is sent, and the quota counts only the announced bytes.
 */
export async function sweepOversizedUploads(): Promise<void> {
  if (s3Bucket() === null) return;
  let lastId = "";
  let intents: Intent[];
  do {
    intents = await db.uploadIntent.findMany({
      where: { kind: "s3-multipart", s3UploadId: { not: null }, id: { gt: lastId } },
      orderBy: { id: "asc" },
      take: ROWS_PER_QUERY,
    });
    for (const intent of intents) await sweepIfOversized(intent);
    lastId = intents.at(-1)?.id ?? lastId;
  } while (intents.length === ROWS_PER_QUERY);
}

async function sweepIfOversized(intent: Intent): Promise<void> {
  try {
    if (await isOversized(intent)) await withUploadLock(intent.key, () => discardUpload(intent));
  } catch (err) {
    log.warn({ err, id: intent.id }, "The size of an unfinished upload could not be checked");
  }
}

async function isOversized({ key, s3UploadId, size }: Intent): Promise<boolean> {
  const { listParts, sumOfParts } = await import("@/lib/storage/s3-parts"); // the SDK is large
  try {
    const parts = await listParts(key, s3UploadId ?? "");
    return sumOfParts(parts) > Number(size);
  } catch (error) {
    if (error instanceof NoSuchFile) return false; // the upload was completed or removed
    throw error;
  }
}

async function sweepUpload(intent: Intent, now: Date): Promise<void> {
  try {
    await withUploadLock(intent.key, () => discardUpload(intent, { ifExpiredBefore: now }));
  } catch (err) {
    log.warn({ err, id: intent.id }, "An unfinished upload could not be removed");
  }
}
