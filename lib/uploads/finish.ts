import "server-only";
import { buffer } from "node:stream/consumers";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { type FieldMessage, invalid, notFound } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";
import { type Disk, storage } from "@/lib/storage/storage";
import { payerOf, releaseStorage, takeStorage } from "@/lib/storage-use";
import { type Content, contentOf, isContradicted, SAMPLE_BYTES } from "@/lib/uploads/content-type";
import { discardUpload } from "@/lib/uploads/discard";
import { claimed, type Intent } from "@/lib/uploads/intents";
import { extensionOf, uploadRefusal } from "@/lib/uploads/policy";
import { requireWorkspace } from "@/lib/workspaces/scope";

/** What the sender says of a file whose bytes have all come. */
export type Claims = { name: string; mime: string; extension: string; size?: number; metadata: unknown };

type Stored = { key: string; size: number; content: Content };

/**
 * Makes a file entry of an upload whose bytes have all come, once: they are looked at first, and what does not hold (size, type) or is
 * not taken here is a 422, with which the upload is gone. `key` is where its bytes lie in the end, if not where they came in; `claim`
 * takes the upload away from everybody else, or answers false.
 */
export async function finishUpload(
  actor: UserActor,
  intent: Intent,
  claims: Claims,
  { key = intent.key, claim = claimed }: { key?: string; claim?: typeof claimed } = {},
): Promise<FileEntry> {
  const workspace = intent.workspaceId === null ? null : await requireWorkspace(actor, String(intent.workspaceId));
  const payer = await payerOf(actor, workspace);
  const stored = await inspected(intent, claims, key);
  if ("refusal" in stored) {
    await discardUpload(intent);
    throw invalid(stored.refusal);
  }
  const entry = await db.$transaction(async (tx) => {
    if (!(await claim(tx, intent))) return null;
    const spare = Number(intent.size) - stored.size;
    if (spare > 0) await releaseStorage(tx, { ...intent, bytes: spare });
    if (spare < 0) await takeStorage(tx, payer, -spare);
    return tx.fileEntry.create({ data: rowOf(intent, claims, stored) });
  });
  if (!entry) throw notFound("File upload");
  return entry;
}

function rowOf(intent: Intent, { name, metadata }: Claims, { key, size, content }: Stored) {
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

/** Looks at the stored bytes: 422 for what was never sent. */
async function inspected(intent: Intent, claims: Claims, key: string): Promise<Stored | Refusal> {
  const driver = await storage(intent.disk as Disk);
  const head = await driver.head(key);
  if (!head) throw invalid({ filename: ["This file has not been sent yet."] });
  if (claims.size !== undefined && head.size !== claims.size) {
    return { refusal: { size: ["The size is not that of the stored file."] } };
  }
  const { name, mime } = claims;
  const extension = claims.extension || extensionOf(name);
  const end = Math.min(head.size, SAMPLE_BYTES) - 1;
  const sample = end < 0 ? new Uint8Array() : await buffer(await driver.read(key, { start: 0, end }));
  const content = await contentOf(sample, { name, mime, extension });
  if ([extension, extensionOf(name)].some((each) => isContradicted({ mime, extension: each }, content.mime))) {
    return { refusal: { file: ["The file's content does not match its type."] } };
  }
  const { uploads } = await getSettings();
  const refusal = uploadRefusal({ name, size: head.size, mime: content.mime, extension: content.extension }, uploads);
  return refusal ? { refusal: { file: [refusal] } } : { key, size: head.size, content };
}
