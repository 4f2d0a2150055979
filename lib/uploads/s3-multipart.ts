import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { invalid, notFound } from "@/lib/errors";
import type { Caller } from "@/lib/files/files";
import { NoSuchFile } from "@/lib/storage/driver";
import { orNotFound } from "@/lib/storage/or-not-found";
import { beginParts, completeParts, listParts, type StoredPart, signPart, sumOfParts } from "@/lib/storage/s3-parts";
import { type Disk, openStorage } from "@/lib/storage/storage";
import { workspaceFor } from "@/lib/storage-use/storage-use";
import { discardUpload } from "@/lib/uploads/discard";
import { extendIntent, type Intent, openIntent, requireIntent } from "@/lib/uploads/intents";
import { withUploadLock } from "@/lib/uploads/lock";
import { requireAcceptedFile } from "@/lib/uploads/rules";
import { intentColumnsOf, requireBucket, requireS3 } from "@/lib/uploads/s3-intent";
import type { AnnouncedFile, S3PartsRef, UploadedPart } from "@/lib/uploads/schema";

/** The minimum size of each part except the last. It limits the number of parts. */
const PART_MIN_BYTES = 5 * 1024 * 1024;
/** An upload expires no later than this long after its start. */
const LIFETIME_MAX_MS = 7 * DAY_MS;

/** Starts an upload in parts. Its bytes count towards the quota from now on. */
export async function createMultipart({ actor, workspace }: Caller, file: AnnouncedFile): Promise<S3PartsRef> {
  await requireS3(file.disk);
  const columns = intentColumnsOf(file);
  await requireAcceptedFile(columns);
  const target = await workspaceFor(actor, file.workspaceId, workspace);
  const { intent } = await openIntent(actor, target, { ...columns, kind: "s3-multipart" });
  try {
    const uploadId = await beginParts(intent.key, intent.mime);
    await db.uploadIntent.update({ where: { id: intent.id }, data: { s3UploadId: uploadId } });
    return { key: intent.key, uploadId };
  } catch (error) {
    await discardUpload(intent);
    throw error;
  }
}

/** Signs a URL for each part, and postpones the expiry of the upload. */
export async function signPartUrls(actor: UserActor, ref: S3PartsRef, partNumbers: number[]) {
  const intent = await requireMultipart(actor, ref);
  const lastPart = Math.ceil(Number(intent.size) / PART_MIN_BYTES);
  if (partNumbers.some((partNumber) => partNumber > lastPart)) {
    throw invalid({ partNumbers: ["The file is too small for this many parts."] });
  }
  await listBoundedParts(intent, ref);
  await extendIntent(intent, { until: new Date(intent.createdAt.getTime() + LIFETIME_MAX_MS) });
  return Promise.all(
    partNumbers.map(async (partNumber) => ({
      url: await signPart(ref.key, ref.uploadId, partNumber),
      partNumber,
    })),
  );
}

export async function listUploadedParts(actor: UserActor, ref: S3PartsRef): Promise<StoredPart[]> {
  return listBoundedParts(await requireMultipart(actor, ref), ref);
}

/**
 * Lists the uploaded parts. The signed URLs of parts do not limit the size, so an upload with more bytes than announced
 * is removed here.
 */
async function listBoundedParts(intent: Intent, { key, uploadId }: S3PartsRef): Promise<StoredPart[]> {
  const parts = await orNotFound("File upload", listParts(key, uploadId));
  if (sumOfParts(parts) <= Number(intent.size)) return parts;
  await discardUpload(intent);
  throw invalid({ parts: ["The parts do not add up to the size of the file."] });
}

/**
 * Completes the upload if its parts add up to the announced size. Safe to repeat. Returns the object's URL if S3 sends
 * one, else its key.
 */
export async function completeMultipart(
  actor: UserActor,
  { parts, ...ref }: S3PartsRef & { parts: UploadedPart[] },
): Promise<string> {
  const intent = await requireMultipart(actor, ref);
  const storedParts = await listParts(ref.key, ref.uploadId).catch(nothingIfMissing);
  if (!storedParts) return requireStoredKey(intent);
  requireMatchingParts(intent, storedParts, parts);
  const location = await orNotFound("File upload", completeParts(ref.key, ref.uploadId, parts));
  if (location === null) throw invalid({ parts: ["The storage does not accept these parts."] });
  return location || ref.key;
}

export async function abortMultipart(actor: UserActor, ref: S3PartsRef): Promise<void> {
  const { key } = await requireMultipart(actor, ref);
  await withUploadLock(key, async () => discardUpload(await requireMultipart(actor, ref)));
}

async function requireMultipart(actor: UserActor, { key, uploadId }: S3PartsRef): Promise<Intent> {
  requireBucket();
  return requireIntent(actor, { kinds: ["s3-multipart"], key, s3UploadId: uploadId });
}

/** Returns the key of an upload that was completed before. Throws a 404 if it was aborted instead. */
async function requireStoredKey(intent: Intent): Promise<string> {
  const driver = await openStorage(intent.disk as Disk);
  if (!(await driver.head(intent.key))) throw notFound("File upload");
  return intent.key;
}

function requireMatchingParts(intent: Intent, storedParts: StoredPart[], parts: UploadedPart[]): void {
  const sizes = new Map(storedParts.map(({ PartNumber, Size }) => [PartNumber, Size]));
  const numbers = new Set(parts.map(({ PartNumber }) => PartNumber));
  if (numbers.size !== parts.length || parts.some(({ PartNumber }) => !sizes.has(PartNumber))) {
    throw invalid({ parts: ["A part is missing or listed twice."] });
  }
  const length = [...numbers].reduce((sum, number) => sum + (sizes.get(number) ?? 0), 0);
  if (length !== Number(intent.size)) throw invalid({ parts: ["The parts do not add up to the size of the file."] });
}

function nothingIfMissing(error: unknown): null {
  if (error instanceof NoSuchFile) return null;
  throw error;
}
