import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { ACL, signPut } from "@/lib/storage/s3-parts";
import { keyOf, newFileId, storage } from "@/lib/storage/storage";
import { workspaceFor } from "@/lib/storage-use";
import { finishUpload } from "@/lib/uploads/finish";
import { type Intent, openIntent, requireIntent } from "@/lib/uploads/intents";
import { withUploadLock } from "@/lib/uploads/lock";
import { madeOnce } from "@/lib/uploads/made-entry";
import { requireTaken } from "@/lib/uploads/rules";
import { announcement, requireBucket, requireS3 } from "@/lib/uploads/s3-announcement";
import type { AnnouncedFile, S3EntryInput } from "@/lib/uploads/schema";
import type { WorkspaceScope } from "@/lib/workspaces/scope";

type Sender = { actor: UserActor; workspace: WorkspaceScope | null };

/** Signs an address to which the browser sends a file of exactly this size and type. Its bytes count from now on. */
export async function presignUpload({ actor, workspace }: Sender, file: AnnouncedFile) {
  await requireS3(file.disk);
  const announced = announcement(file);
  await requireTaken(announced);
  const home = await workspaceFor(actor, file.workspaceId, workspace);
  const id = newFileId();
  const { intent } = await openIntent(actor, home, { ...announced, kind: "s3-simple", id, key: keyOf("pending", id) });
  return { url: await signPut(intent.key, announced), key: intent.key, acl: ACL };
}

/** Makes a file entry of what was sent to S3, once; asked again, answers with the same one. */
export async function createS3Entry(actor: UserActor, input: S3EntryInput): Promise<FileEntry> {
  requireBucket();
  return madeOnce(actor, input.filename.split("/").at(-1) ?? "", () => entryOfSent(actor, input));
}

/**
 * A signed address stays good for a while and whoever has it may send other bytes, so
 * the file is a copy that nobody can write to.
 */
async function entryOfSent(actor: UserActor, input: S3EntryInput): Promise<FileEntry> {
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
    const waiting = await requireIntent(actor, { kinds: ["s3-simple", "s3-multipart"], key: intent.key });
    if (waiting.kind === "s3-multipart") return finishUpload(actor, waiting, claims);
    const driver = await storage(waiting.disk as "uploads" | "public");
    const key = keyOf(waiting.disk, waiting.id);
    if (await driver.head(waiting.key)) await driver.copy(waiting.key, key);
    const entry = await finishUpload(actor, waiting, claims, { key, claim: spent });
    await driver.remove(waiting.key);
    return entry;
  });
}

/** The row stays until the signed address is void; then the sweep removes what was sent there since. */
async function spent(tx: Tx, { id }: Pick<Intent, "id">): Promise<boolean> {
  const { count } = await tx.uploadIntent.updateMany({
    where: { id, kind: "s3-simple" },
    data: { kind: "s3-spent", size: 0 },
  });
  return count > 0;
}
