import "server-only";
import { db } from "@/lib/db/db";
import { s3Bucket } from "@/lib/s3-environment";
import { abortAllParts, abortParts } from "@/lib/storage/s3-parts";
import { type Disk, keyOf, storage } from "@/lib/storage/storage";
import { dropIntent, type Intent, retireIntent, UPLOAD_LIFETIME_MS } from "@/lib/uploads/intents";

/** Stands before the kind of an upload that is being removed: nothing can go on with it or make a file of it any more. */
const DISCARDING = "discarding ";

/**
 * Removes what has come of an upload, then forgets it and gives its bytes back; may be done again after it failed half-way. One that has
 * become a file meanwhile, or that somebody has gone on with after `unlessAfter`, is left alone.
 */
export async function discardUpload(intent: Intent, { unlessAfter }: { unlessAfter?: Date } = {}): Promise<void> {
  if (!(await markDiscarding(intent, unlessAfter)) && !(await isOrphaned(intent))) return;
  await abortAtS3(intent);
  const driver = await storage(intent.disk as Disk);
  for (const key of keysOf(intent)) await driver.remove(key);
  await (isWritable(intent) ? retireIntent(intent) : dropIntent(intent));
}

/** Whether its signed address may still be written to: then the row stays, so that the sweep finds what is written there. */
const isWritable = ({ kind, createdAt }: Intent) =>
  originalKind(kind) === "s3-simple" && Date.now() - createdAt.getTime() < UPLOAD_LIFETIME_MS;

/** Takes the upload from everybody who could make a file of it, in one statement, before a byte of it goes. */
async function markDiscarding({ id, kind }: Intent, unlessAfter: Date | undefined): Promise<boolean> {
  const doomed = kind.startsWith(DISCARDING) ? kind : DISCARDING + kind;
  const { count } = await db.uploadIntent.updateMany({
    where: { id, kind, ...(unlessAfter && { expiresAt: { lt: unlessAfter } }) },
    data: { kind: doomed, expiresAt: new Date() },
  });
  return count > 0;
}

/** Whether its row went without becoming a file: with its account, while bytes still came. */
async function isOrphaned(intent: Intent): Promise<boolean> {
  if (await db.uploadIntent.findUnique({ where: { id: intent.id }, select: { id: true } })) return false;
  return (await db.fileEntry.count({ where: { key: { in: keysOf(intent) } } })) === 0;
}

async function abortAtS3({ kind, key, s3UploadId }: Intent): Promise<void> {
  if (s3Bucket() === null) return;
  if (s3UploadId) await abortParts(key, s3UploadId);
  else if (["form", "tus-s3"].includes(originalKind(kind))) await abortAllParts(key);
}

const originalKind = (kind: string) => (kind.startsWith(DISCARDING) ? kind.slice(DISCARDING.length) : kind);

/** Where bytes of an unfinished upload may lie. */
export function keysOf(intent: Pick<Intent, "kind" | "key" | "id" | "disk">): string[] {
  const { key, id, disk } = intent;
  const kind = originalKind(intent.kind);
  if (kind === "tus-s3") return [key, ...sidecarKeys(intent)];
  // a copy may have been made for a file entry that did not come to be
  return kind === "s3-simple" ? [key, keyOf(disk, id)] : [key];
}

/** What the tus store keeps in the bucket beside the file itself. */
export const sidecarKeys = ({ key }: Pick<Intent, "key">) => [`${key}.info`, `${key}.part`];
