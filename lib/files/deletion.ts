import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { namedBy } from "@/lib/files/addresses";
import { namedWorkspace, reachOf } from "@/lib/files/reach";
import type { FileEntryDeletion } from "@/lib/files/schema";
import { enqueue } from "@/lib/jobs/enqueue";
import { keyOf } from "@/lib/storage/storage";
import { giveBack } from "@/lib/storage-use";
import { keysOf } from "@/lib/uploads/discard";
import { expiry } from "@/lib/uploads/intents";
import type { WorkspaceScope } from "@/lib/workspaces/scope";

type Asker = { actor: UserActor; workspace: WorkspaceScope | null };
type Removed = Pick<FileEntry, "id" | "key" | "size" | "ownerId" | "workspaceId">;

const REMOVED = { id: true, key: true, size: true, ownerId: true, workspaceId: true } as const;
/** Keys in one job. */
const BATCH = 100;

/** Puts files in the trash, or does away with them for good: all that are named or, when one of them is not there (404), none. */
export async function deleteFileEntries(asker: Asker, { entryIds, paths, deleteForever }: FileEntryDeletion) {
  await db.$transaction(async (tx) => {
    const rows = await found(tx, asker, named(entryIds, paths));
    if (deleteForever) await deleteForGood(tx, rows);
    else
      await tx.fileEntry.updateMany({
        where: { id: { in: idsOf(rows) }, deletedAt: null },
        data: { deletedAt: new Date() },
      });
  });
}

/** Takes files out of the trash; their bytes have been counted all the while. */
export async function restoreFileEntries(asker: Asker, entryIds: number[]): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = await found(tx, asker, named(entryIds, []));
    await tx.fileEntry.updateMany({ where: { id: { in: idsOf(rows) } }, data: { deletedAt: null } });
  });
}

/** Deletes the rows now and their bytes soon after, by a job: it runs only if this commits, and again until it succeeds. */
export async function deleteForGood(tx: Tx, rows: readonly Removed[]): Promise<void> {
  for (const row of rows) {
    const { count } = await tx.fileEntry.deleteMany({ where: { id: row.id } });
    if (count > 0) await giveBack(tx, { ...row, bytes: Number(row.size) });
  }
  await removeBytes(
    tx,
    rows.map(({ key }) => key),
  );
}

/** Removes stored files once the transaction has committed; `unfinished` ones with the parts that S3 has of them. */
export async function removeBytes(
  tx: Tx,
  keys: readonly string[],
  { unfinished = false, runAt }: { unfinished?: boolean; runAt?: Date } = {},
): Promise<void> {
  const options = runAt ? { runAt } : {};
  for (let at = 0; at < keys.length; at += BATCH) {
    await enqueue(tx, "remove-stored-files", { keys: keys.slice(at, at + BATCH), unfinished }, options);
  }
}

/**
 * Removes the bytes of a user's files, personal or in the workspaces that go with them. What lies in another's workspace stays there as its
 * owner's, against whom it counts already. To be called in the transaction that deletes the user: the rows go with the user, the bytes
 * would stay.
 */
export async function removeFilesOf(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "FileEntry" f SET "ownerId" = w."ownerId" FROM "Workspace" w
    WHERE f."ownerId" = ${userId} AND w.id = f."workspaceId" AND w."ownerId" <> ${userId}`;
  // in one statement, however many there are
  const rows = await tx.$queryRaw<{ key: string }[]>`DELETE FROM "FileEntry" WHERE "ownerId" = ${userId} RETURNING key`;
  await removeBytes(
    tx,
    rows.map(({ key }) => key),
  );
  await removeUploadsOf(tx, userId);
}

async function removeUploadsOf(tx: Tx, userId: number): Promise<void> {
  const open = await tx.uploadIntent.findMany({
    where: { OR: [{ ownerId: userId }, { workspace: { ownerId: userId } }] },
    select: { id: true, key: true, disk: true, kind: true, size: true, ownerId: true, workspaceId: true },
  });
  for (const { id, size, ...owner } of open) {
    const { count } = await tx.uploadIntent.deleteMany({ where: { id } });
    if (count > 0) await giveBack(tx, { ...owner, bytes: Number(size) });
  }
  await removeBytes(tx, open.flatMap(keysOf), { unfinished: true });
  // a signed address is good for a while yet, and no row will tell the sweep of it
  const signed = open.filter(({ kind }) => kind.includes("s3-simple") || kind.includes("s3-spent"));
  await removeBytes(tx, signed.flatMap(keysOf), { unfinished: true, runAt: expiry() });
}

type Names = { ids: number[]; fileNames: string[] };

function named(entryIds: readonly number[], paths: readonly string[]): Names {
  const byPath = paths.map(namedBy);
  return {
    ids: [...new Set([...entryIds, ...byPath.flatMap((name) => ("id" in name ? [name.id] : []))])],
    fileNames: [...new Set(byPath.flatMap((name) => ("fileName" in name ? [name.fileName] : [])))],
  };
}

async function found(tx: Tx, { actor, workspace }: Asker, { ids, fileNames }: Names): Promise<Removed[]> {
  const keys = fileNames.flatMap((fileName) => [keyOf("uploads", fileName), keyOf("public", fileName)]);
  const which: Prisma.FileEntryWhereInput = { OR: [{ id: { in: ids } }, { key: { in: keys } }] };
  const where = { AND: [which, reachOf(actor, "delete"), namedWorkspace(workspace)] };
  const rows = await tx.fileEntry.findMany({ where, select: REMOVED });
  const isFound = (id: number) => rows.some((row) => row.id === id);
  const isNamed = (fileName: string) => rows.some(({ key }) => key.endsWith(`/${fileName}`));
  if (!ids.every(isFound) || !fileNames.every(isNamed)) throw notFound("File");
  return rows;
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
