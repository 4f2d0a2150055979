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
 * Recounts a user's storage use from the files and uploads, after a workspace got a new owner or was deleted. Locks the
 * user's storage use first, so that no concurrent upload is missed or counted twice.
 */
export async function recountStorage(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`INSERT INTO "StorageUse" ("userId", bytes) VALUES (${userId}, 0) ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`SELECT 1 FROM "StorageUse" WHERE "userId" = ${userId} FOR UPDATE`;
  await tx.$executeRaw`
    UPDATE "StorageUse" SET bytes = (
      SELECT coalesce(sum(kept.size), 0) FROM (
        SELECT f.size, coalesce(w."ownerId", f."ownerId") AS payer FROM "FileEntry" f LEFT JOIN "Workspace" w ON w.id = f."workspaceId"
        UNION ALL
        SELECT u.size, coalesce(w."ownerId", u."ownerId") FROM "UploadIntent" u LEFT JOIN "Workspace" w ON w.id = u."workspaceId"
      ) kept WHERE kept.payer = ${userId}
    ) WHERE "userId" = ${userId}`;
}

/** Returns the storage use and limit, in bytes, of the workspace's owner or, without a workspace, of the actor. */
export async function getStorageUse(
  actor: UserActor,
  workspace: WorkspaceScope | null,
): Promise<{ used: number; limit: number | null }> {
  const { userId, limit } = await requirePayerIn(actor, workspace, BYTES_LIMIT);
  const row = await db.storageUse.findUnique({ where: { userId }, select: { bytes: true } });
  return { used: Number(row?.bytes ?? 0), limit };
}
