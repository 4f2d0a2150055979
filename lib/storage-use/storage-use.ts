import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { notify } from "@/lib/notices/notify";
import { type Payer, requirePayerIn, requirePayerOfNew } from "@/lib/ownership/payer";
import { requireWorkspace, type WorkspaceScope } from "@/lib/ownership/scope";
import { routes } from "@/lib/routes";
import { countedBytes, listMiscounted, measureStorageParts } from "@/lib/storage-use/counted-bytes";
import type { StorageParts } from "@/lib/storage-use/parts";

/** The payer of new files, with the limit in bytes. Throws a 403 if the actor may not create them. */
export const requireStoragePayer = (actor: UserActor, workspace: WorkspaceScope | null): Promise<Payer> =>
  requirePayerOfNew(actor, workspace, BYTES_LIMIT);

const BYTES_LIMIT = { permission: "files.create", restriction: "max_bytes" } as const;

/**
 * Returns the workspace with the id in a request's body. Without an id, returns `fallback`, the workspace in the query.
 */
export async function workspaceFor(
  actor: UserActor,
  id: number | null | undefined,
  fallback: WorkspaceScope | null,
): Promise<WorkspaceScope | null> {
  return id === undefined || id === null ? fallback : requireWorkspace(actor, String(id));
}

/** The share of the limit at which storage is nearly full. */
const NEAR_SHARE = 0.9;

export const storageNearNotice = noticeKind<undefined>({
  id: "files.storage_near",
  group: NOTICE_GROUPS.account,
  name: line("Your storage is nearly full"),
  write: () => ({
    lines: [
      { text: line("Your storage is nearly full"), icon: "folder" },
      { text: line("More than 90% is in use. Delete files that you no longer need.") },
    ],
    mainAction: { label: line("View your files"), action: routes.files },
  }),
});

/**
 * Adds bytes to a user's storage use, in one statement. Returns false if that would exceed the limit. Notifies the user
 * when the use rises above 90% of the limit.
 */
export async function tryTakeStorage(tx: Tx, { userId, limit }: Payer, bytes: number): Promise<boolean> {
  const [use] = await tx.$queryRaw<{ bytes: bigint }[]>`
    INSERT INTO "StorageUse" AS used ("userId", bytes)
    SELECT ${userId}::int, ${bytes}::bigint WHERE ${limit}::bigint IS NULL OR ${bytes}::bigint <= ${limit}::bigint
    ON CONFLICT ("userId") DO UPDATE SET bytes = used.bytes + excluded.bytes
      WHERE ${limit}::bigint IS NULL OR used.bytes + excluded.bytes <= ${limit}::bigint
    RETURNING used.bytes`;
  if (!use) return false;
  const nearBytes = limit === null ? Number.POSITIVE_INFINITY : limit * NEAR_SHARE;
  const used = Number(use.bytes);
  if (used > nearBytes && used - bytes <= nearBytes) await notify(tx, [userId], storageNearNotice.with(undefined));
  return true;
}

/** Adds bytes to a user's storage use. Throws a 403 if that would exceed the limit. */
export async function takeStorage(tx: Tx, payer: Payer, bytes: number): Promise<void> {
  if (!(await tryTakeStorage(tx, payer, bytes))) throw storageFull();
}

const storageFull = () =>
  new AppError("limit_reached", "There is not enough storage left for this file. Delete some files first.");

/**
 * Subtracts a row's bytes from the storage use of its payer: the workspace's owner or, without a workspace, the row's
 * owner.
 */
export async function releaseStorage(
  tx: Tx,
  { ownerId, workspaceId, bytes }: { ownerId: number; workspaceId: number | null; bytes: number },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "StorageUse" SET bytes = greatest(0, bytes - ${bytes}::bigint)
    WHERE "userId" = coalesce((SELECT w."ownerId" FROM "Workspace" w WHERE w.id = ${workspaceId}::int), ${ownerId}::int)`;
}

/**
 * Adds bytes to a user's storage use, even beyond the limit. Negative bytes are subtracted. Only for saved documents: a
 * save must not fail because of its versions.
 */
export async function addStorage(tx: Tx, userId: number, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await tx.$executeRaw`
    INSERT INTO "StorageUse" AS used ("userId", bytes) VALUES (${userId}, greatest(0, ${bytes}::bigint))
    ON CONFLICT ("userId") DO UPDATE SET bytes = greatest(0, used.bytes + ${bytes}::bigint)`;
}

/** Locks a user's storage use until the transaction ends, and returns it in bytes. */
export async function lockStorageUse(tx: Tx, userId: number): Promise<number> {
  await tx.$executeRaw`INSERT INTO "StorageUse" ("userId", bytes) VALUES (${userId}, 0) ON CONFLICT DO NOTHING`;
  const [row] = await tx.$queryRaw<{ bytes: bigint }[]>`
    SELECT bytes FROM "StorageUse" WHERE "userId" = ${userId} FOR UPDATE`;
  return Number(row?.bytes ?? 0);
}

export async function readStorageUse(tx: Tx, userId: number): Promise<number> {
  return Number((await tx.storageUse.findUnique({ where: { userId }, select: { bytes: true } }))?.bytes ?? 0);
}

/**
 * Recounts users' storage use from everything that they pay for, after content got another payer. Locks a user's
 * storage use first, so that no concurrent change is missed or counted twice.
 */
export async function recountStorage(tx: Tx, ...userIds: number[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted((a, b) => a - b)) {
    await lockStorageUse(tx, userId);
    await tx.$executeRaw`UPDATE "StorageUse" SET bytes = ${countedBytes(userId)} WHERE "userId" = ${userId}`;
  }
}

/** The task "recount-storage": corrects what was miscounted, for example while two versions of Plinth ran at once. */
export async function recountAllStorage(): Promise<void> {
  for (const userId of await listMiscounted()) await db.$transaction((tx) => recountStorage(tx, userId));
}

/**
 * Returns the storage use and limit, in bytes, of the workspace's owner or, without a workspace, of the actor, and what
 * takes it up.
 */
export async function getStorageUse(
  actor: UserActor,
  workspace: WorkspaceScope | null,
): Promise<{ used: number; limit: number | null; parts: StorageParts }> {
  const { userId, limit } = await requirePayerIn(actor, workspace, BYTES_LIMIT);
  return { used: await readStorageUse(db, userId), limit, parts: await measureStorageParts(db, userId) };
}
