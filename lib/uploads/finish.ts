import "server-only";
import { buffer } from "node:stream/consumers";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { type FieldMessage, invalid, notFound } from "@/lib/errors";
import { requireWorkspace } from "@/lib/ownership/scope";
import { getSettings } from "@/lib/settings/settings";
import { type Disk, openStorage } from "@/lib/storage/storage";
import { releaseStorage, requireStoragePayer, takeStorage } from "@/lib/storage-use/storage-use";
import { type Content, detectContent, isContradicted, SAMPLE_BYTES } from "@/lib/uploads/content-type";
import { discardUpload } from "@/lib/uploads/discard";
import { claimIntent, type Intent } from "@/lib/uploads/intents";
import { extensionOf, uploadRefusal } from "@/lib/uploads/policy";

/** The sender's claims about a complete upload, which may be wrong. */
export type Claims = { name: string; mime: string; extension: string; size?: number; metadata: unknown };

type StoredUpload = { key: string; size: number; content: Content };

/**
 * Turns a complete upload into a file entry, at most once. Checks the upload's size and type first. If they are
 * refused, removes the upload and throws a 422. `key` is the final storage key: by default, the upload's key.
 * `claimUpload` deletes or changes the upload's row, so that no other call can finish the upload. If it returns false,
 * another call was faster, and the error is a 404.
 */
export async function finishUpload(
  actor: UserActor,
  intent: Intent,
  claims: Claims,
  { key = intent.key, claimUpload = claimIntent }: { key?: string; claimUpload?: typeof claimIntent } = {},
): Promise<FileEntry> {
  const workspace = intent.workspaceId === null ? null : await requireWorkspace(actor, String(intent.workspaceId));
  const payer = await requireStoragePayer(actor, workspace);
  const inspection = await inspectUpload(intent, claims, key);
  if ("refusal" in inspection) {
    await discardUpload(intent);
    throw invalid(inspection.refusal);
  }
  const entry = await db.$transaction(async (tx) => {
    if (!(await claimUpload(tx, intent))) return null;
    const unusedBytes = Number(intent.size) - inspection.size;
    if (unusedBytes > 0) await releaseStorage(tx, { ...intent, bytes: unusedBytes });
    if (unusedBytes < 0) await takeStorage(tx, payer, -unusedBytes);
    return tx.fileEntry.create({ data: rowOf(intent, claims, inspection) });
  });
  if (!entry) throw notFound("File upload");
  return entry;
}

function rowOf(intent: Intent, { name, metadata }: Claims, { key, size, content }: StoredUpload) {
  return {
    name,
    key,
    disk: intent.disk,
    size,
    ...content,
    metadata: metadata as Prisma.InputJsonObject,
    ownerId: intent.ownerId,
    workspaceId: intent.workspaceId,
  };
}

type Refusal = { refusal: Record<string, FieldMessage[]> };

/** Inspects the stored bytes. Throws a 422 if nothing was uploaded. */
async function inspectUpload(intent: Intent, claims: Claims, key: string): Promise<StoredUpload | Refusal> {
  const driver = await openStorage(intent.disk as Disk);
  const head = await driver.head(key);
  if (!head) throw invalid({ filename: ["This file has not been sent yet."] });
  if (claims.size !== undefined && head.size !== claims.size) {
    return { refusal: { size: ["The size differs from that of the stored file."] } };
  }
  const { name, mime } = claims;
  const extension = claims.extension || extensionOf(name);
  const end = Math.min(head.size, SAMPLE_BYTES) - 1;
  const sample = end < 0 ? new Uint8Array() : await buffer(await driver.read(key, { start: 0, end }));
  const content = await detectContent(sample, { mime, extension });
  if ([extension, extensionOf(name)].some((claimed) => isContradicted({ mime, extension: claimed }, content.mime))) {
    return { refusal: { file: ["The file's content does not match its type."] } };
  }
  const { uploads } = await getSettings();
  const refusal = uploadRefusal({ name, size: head.size, mime: content.mime, extension: content.extension }, uploads);
  return refusal ? { refusal: { file: [refusal] } } : { key, size: head.size, content };
}
