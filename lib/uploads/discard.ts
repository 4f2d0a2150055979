import "server-only";
import { db } from "@/lib/db/db";
import { s3Bucket } from "@/lib/s3-environment";
import { type Disk, keyOf, openStorage } from "@/lib/storage/storage";
import { dropIntent, type Intent, retireIntent, UPLOAD_LIFETIME_MS } from "@/lib/uploads/intents";

/** The prefix of `kind` while an upload is being removed. Such an upload cannot be continued or finished. */
const DISCARDING = "discarding ";

/**
 * Removes an upload's bytes and releases its quota. Also deletes the row, unless a signed URL may still be valid. Safe
 * to repeat after a failure. Does nothing for an upload that has become a file, or that expires after
 * `ifExpiredBefore`.
 */
export async function discardUpload(
  intent: Intent,
  { ifExpiredBefore }: { ifExpiredBefore?: Date } = {},
): Promise<void> {
  if (!(await markDiscarding(intent, ifExpiredBefore)) && !(await isOrphaned(intent))) return;
  await abortAtS3(intent);
  const driver = await openStorage(intent.disk as Disk);
  for (const key of keysOf(intent)) await driver.remove(key);
  await (hasWritableUrl(intent) ? retireIntent(intent) : dropIntent(intent));
}

/**
 * Whether a signed URL may still be valid. If so, the row is kept, so that the task `sweep-uploads` removes what is
 * sent to the URL.
 */
const hasWritableUrl = ({ kind, createdAt }: Intent) =>
  originalKind(kind) === "s3-simple" && Date.now() - createdAt.getTime() < UPLOAD_LIFETIME_MS;

/** Marks the upload in one statement, before any byte is removed, so that nothing can finish it. */
async function markDiscarding({ id, kind }: Intent, ifExpiredBefore: Date | undefined): Promise<boolean> {
  const newKind = kind.startsWith(DISCARDING) ? kind : DISCARDING + kind;
  const { count } = await db.uploadIntent.updateMany({
    where: { id, kind, ...(ifExpiredBefore && { expiresAt: { lt: ifExpiredBefore } }) },
    data: { kind: newKind, expiresAt: new Date() },
  });
  return count > 0;
}

/** Whether the row is gone although no file was created. This happens if the account is deleted during the upload. */
async function isOrphaned(intent: Intent): Promise<boolean> {
  if (await db.uploadIntent.findUnique({ where: { id: intent.id }, select: { id: true } })) return false;
  return (await db.fileEntry.count({ where: { key: { in: keysOf(intent) } } })) === 0;
}

async function abortAtS3({ kind, key, s3UploadId }: Intent): Promise<void> {
  if (s3Bucket() === null) return;
  const { abortAllParts, abortParts } = await import("@/lib/storage/s3-parts"); // the AWS SDK is large
  if (s3UploadId) await abortParts(key, s3UploadId);
  else if (["form", "tus-s3"].includes(originalKind(kind))) await abortAllParts(key);
}

const originalKind = (kind: string) => (kind.startsWith(DISCARDING) ? kind.slice(DISCARDING.length) : kind);

/** All storage keys that may hold bytes of an unfinished upload. */
export function keysOf(intent: Pick<Intent, "kind" | "key" | "id" | "disk">): string[] {
  const { key, id, disk } = intent;
  const kind = originalKind(intent.kind);
  if (kind === "tus-s3") return [key, ...sidecarKeys(intent)];
  // The bytes are copied to the final key before the file entry is created. The copy remains if the entry cannot be
  // created.
  return kind === "s3-simple" ? [key, keyOf(disk, id)] : [key];
}

/** The files that the tus store keeps next to the upload in the bucket. */
export const sidecarKeys = ({ key }: Pick<Intent, "key">) => [`${key}.info`, `${key}.part`];
