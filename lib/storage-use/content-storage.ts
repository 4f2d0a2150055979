import "server-only";
import { listGrants } from "@/lib/actor/grants";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { Payer } from "@/lib/ownership/payer";
import { limitOf } from "@/lib/permissions/can";
import type { Holder } from "@/lib/permissions/permissions";
import { measureStorageParts } from "@/lib/storage-use/counted-bytes";
import { lockStorageUse, readStorageUse, releaseStorage, tryTakeStorage } from "@/lib/storage-use/storage-use";

const MEGABYTE = 1024 * 1024;

/**
 * How much projects, templates and publications may take up together with the files, even if the limit of the files is
 * lower. Otherwise, who may not upload files could not have a project.
 */
export const CONTENT_MIN_LIMIT_BYTES = 100 * MEGABYTE;

/** How far the saves of documents may exceed the limit, so that nobody loses work in the editor. */
export const SAVES_RESERVE_BYTES = 100 * MEGABYTE;

type OwnedRow = { ownerId: number; workspaceId: number | null };

/** Returns the limit of a user who pays for projects, templates and publications. Call it outside transactions. */
export async function loadContentPayer(userId: number): Promise<Payer> {
  return { userId, limit: contentLimitOf({ permissions: await listGrants(userId) }) };
}

/** How much a user's files, projects, templates and publications may take up together. Null: any number of bytes. */
export function contentLimitOf(holder: Holder): number | null {
  const filesLimit = limitOf(holder, "files.create", "max_bytes");
  return filesLimit === null ? null : Math.max(filesLimit, CONTENT_MIN_LIMIT_BYTES);
}

/** Like `loadContentPayer`, for who pays for a row: the owner of its workspace or, if it is personal, its own owner. */
export async function loadContentPayerOf({ ownerId, workspaceId }: OwnedRow): Promise<Payer> {
  const where = { id: workspaceId ?? 0 };
  const workspace = workspaceId === null ? null : await db.workspace.findUnique({ where, select: { ownerId: true } });
  return loadContentPayer(workspace?.ownerId ?? ownerId);
}

/** Counts the bytes of a new project, template or publication. Throws a 403 if that would exceed the limit. */
export async function takeContentStorage(tx: Tx, payer: Payer, bytes: number): Promise<void> {
  if (!(await tryTakeStorage(tx, payer, bytes))) throw await createStorageFull(tx, payer, bytes);
}

/**
 * Counts a row's bytes towards another payer's storage. Throws a 403 if that would exceed the limit. Locks both storage
 * uses in the order of their users, so that two opposite moves do not wait for each other.
 */
export async function moveContentStorage(tx: Tx, row: OwnedRow & { bytes: number }, to: Payer): Promise<void> {
  const workspace = await tx.workspace.findUnique({ where: { id: row.workspaceId ?? 0 }, select: { ownerId: true } });
  const from = workspace?.ownerId ?? row.ownerId;
  if (from === to.userId) return;
  for (const userId of [from, to.userId].toSorted((a, b) => a - b)) await lockStorageUse(tx, userId);
  await releaseStorage(tx, row);
  await takeContentStorage(tx, to, row.bytes);
}

/** Throws a 403 if the bytes would exceed the limit now. Does not count them. */
export async function requireContentStorage(tx: Tx, payer: Payer, bytes: number): Promise<void> {
  const { userId, limit } = payer;
  if (limit !== null && (await readStorageUse(tx, userId)) + bytes > limit)
    throw await createStorageFull(tx, payer, bytes);
}

/** A 403 with the sizes of what a user stores, which visitors of their sites must not see. */
export class StorageFull extends AppError {}

/** The error that says what takes up the storage. */
export async function createStorageFull(tx: Tx, { userId, limit }: Payer, bytes: number): Promise<StorageFull> {
  const used = await readStorageUse(tx, userId);
  const { trash, versions, published } = await measureStorageParts(tx, userId);
  return new StorageFull(
    "limit_reached",
    line(
      "The storage is full: :used of :limit MB are in use, and this needs :needed MB more. Of that, :trash MB are in the trash, :versions MB are earlier versions of projects, and :published MB are published pages and files. Empty the trash, or delete what you no longer need.",
    ),
    {
      values: {
        used: toMegabytes(used),
        limit: toMegabytes(limit ?? 0),
        needed: Math.max(1, Math.ceil(bytes / MEGABYTE)),
        trash: toMegabytes(trash),
        versions: toMegabytes(versions),
        published: toMegabytes(published),
      },
    },
  );
}

const toMegabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
