import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import type { Caller } from "@/lib/files/files";
import { ACL, signPut } from "@/lib/storage/s3-parts";
import { type Disk, keyOf, newFileId, openStorage } from "@/lib/storage/storage";
import { workspaceFor } from "@/lib/storage-use/storage-use";
import { createOnce } from "@/lib/uploads/create-once";
import { finishUpload } from "@/lib/uploads/finish";
import { type Intent, openIntent, requireIntent } from "@/lib/uploads/intents";
import { withUploadLock } from "@/lib/uploads/lock";
import { requireAcceptedFile } from "@/lib/uploads/rules";
import { intentColumnsOf, requireBucket, requireS3 } from "@/lib/uploads/s3-intent";
import type { AnnouncedFile, S3EntryInput } from "@/lib/uploads/schema";

/** Signs a URL for a file of exactly this size and type. Its bytes count towards the quota from now on. */
export async function presignUpload({ actor, workspace }: Caller, file: AnnouncedFile) {
  await requireS3(file.disk);
  const columns = intentColumnsOf(file);
  await requireAcceptedFile(columns);
  const target = await workspaceFor(actor, file.workspaceId, workspace);
  const id = newFileId();
  const { intent } = await openIntent(actor, target, {
    ...columns,
    kind: "s3-simple",
    id,
    key: keyOf("pending", id),
  });
  return { url: await signPut(intent.key, columns), key: intent.key, acl: ACL };
}

/** Creates the file entry of an upload to S3, once. A repeated call returns the same entry. */
export async function createS3Entry(actor: UserActor, input: S3EntryInput): Promise<FileEntry> {
  requireBucket();
  return createOnce(actor, input.filename.split("/").at(-1) ?? "", () => createEntryOf(actor, input));
}

/**
 * If the file was sent in one request, first copies it to its final key, because other bytes can still be sent to the
 * signed URL.
 */
async function createEntryOf(actor: UserActor, input: S3EntryInput): Promise<FileEntry> {
  const intent = await requireIntent(actor, { kinds: ["s3-simple", "s3-multipart"], key: input.filename });
  if (input.workspaceId != null && input.workspaceId !== (intent.workspaceId ?? 0)) throw notFound("File upload");
  const claims = {
    name: input.clientName,
    mime: input.clientMime || intent.mime,
    extension: input.clientExtension,
    size: input.size,
    metadata: input.metadata ?? intent.metadata,
  };
  return withUploadLock(intent.key, async () => {
    const lockedIntent = await requireIntent(actor, { kinds: ["s3-simple", "s3-multipart"], key: intent.key });
    if (lockedIntent.kind === "s3-multipart") return finishUpload(actor, lockedIntent, claims);
    const driver = await openStorage(lockedIntent.disk as Disk);
    const key = keyOf(lockedIntent.disk, lockedIntent.id);
    if (await driver.head(lockedIntent.key)) await driver.copy(lockedIntent.key, key);
    const entry = await finishUpload(actor, lockedIntent, claims, { key, claimUpload: markSpent });
    await driver.remove(lockedIntent.key);
    return entry;
  });
}

/**
 * Keeps the row until the signed URL has expired, so that the task `sweep-uploads` removes bytes that are sent to the
 * URL later.
 */
async function markSpent(tx: Tx, { id }: Pick<Intent, "id">): Promise<boolean> {
  const { count } = await tx.uploadIntent.updateMany({
    where: { id, kind: "s3-simple" },
    data: { kind: "s3-spent", size: 0 },
  });
  return count > 0;
}
