import "server-only";
import { refuseImpersonator } from "@/lib/actor/borrowed-account";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import type { Caller } from "@/lib/files/files";
import { parseFileReference } from "@/lib/files/parse-address";
import type { FileEntryDeletion } from "@/lib/files/schema";
import { line } from "@/lib/i18n/line";
import type { ContentVerb } from "@/lib/ownership/policy";
import { requireInReach } from "@/lib/ownership/reach";
import { enqueueFileRemoval } from "@/lib/storage/remove-stored-files";
import { keyOf } from "@/lib/storage/storage";
import { recountStorage, releaseStorage } from "@/lib/storage-use/storage-use";

type RemovableFile = Pick<FileEntry, "id" | "key" | "size" | "ownerId" | "workspaceId">;

const REMOVABLE_COLUMNS = { id: true, key: true, size: true, ownerId: true, workspaceId: true } as const;

/**
 * Moves files to the trash or deletes them for good, which an API token cannot do. If any of them is missing, throws a
 * 404 and changes nothing.
 */
export async function deleteFileEntries(caller: Caller, { entryIds, paths, deleteForever }: FileEntryDeletion) {
  if (deleteForever) refuseImpersonator(caller.actor);
  if (deleteForever && caller.actor.token) throw new AppError("forbidden", "This cannot be done with an API token.");
  await db.$transaction(async (tx) => {
    const verb = deleteForever ? "purge" : "delete";
    const rows = await requireFiles(tx, caller, { verb, ...parseReferences(entryIds, paths) });
    if (deleteForever) await deleteForGood(tx, rows);
    else
      await tx.fileEntry.updateMany({
        where: { id: { in: idsOf(rows) }, deletedAt: null },
        data: { deletedAt: new Date() },
      });
  });
}

/** Restores files from the trash. Files in the trash still count towards the quota. */
export async function restoreFileEntries(caller: Caller, entryIds: number[]): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = await requireFiles(tx, caller, { verb: "delete", ...parseReferences(entryIds, []) });
    await tx.fileEntry.updateMany({ where: { id: { in: idsOf(rows) } }, data: { deletedAt: null } });
  });
}

/**
 * Deletes the rows now, except those that no longer match `where`, and enqueues a job that deletes the bytes. The job
 * runs only if this transaction commits, and is retried if it fails.
 */
export async function deleteForGood(
  tx: Tx,
  rows: readonly RemovableFile[],
  where: Prisma.FileEntryWhereInput = {},
): Promise<void> {
  const keys: string[] = [];
  for (const row of rows) {
    const { count } = await tx.fileEntry.deleteMany({ where: { ...where, id: row.id } });
    if (count === 0) continue;
    await releaseStorage(tx, { ...row, bytes: Number(row.size) });
    keys.push(row.key);
  }
  await enqueueFileRemoval(tx, keys);
}

/**
 * Removes a user's files, personal and in their own workspaces. Files in other people's workspaces are kept and become
 * the files of the workspace's owner. They already count towards that owner's quota. Call it in the transaction that
 * deletes the user, before the user's row is deleted: the cascade would delete the rows, but not the bytes.
 */
export async function removeFilesOf(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "FileEntry" f SET "ownerId" = w."ownerId" FROM "Workspace" w
    WHERE f."ownerId" = ${userId} AND w.id = f."workspaceId" AND w."ownerId" <> ${userId}`;
  // one statement for any number of rows
  const rows = await tx.$queryRaw<{ key: string }[]>`DELETE FROM "FileEntry" WHERE "ownerId" = ${userId} RETURNING key`;
  await enqueueFileRemoval(
    tx,
    rows.map(({ key }) => key),
  );
  await keepFilesOfMembers(tx, userId);
}

/**
 * In the workspaces that are deleted with the user, other members' files become those members' personal files and
 * count towards their quotas.
 */
async function keepFilesOfMembers(tx: Tx, userId: number): Promise<void> {
  const rows = await tx.$queryRaw<{ ownerId: number }[]>`
    UPDATE "FileEntry" f SET "workspaceId" = NULL FROM "Workspace" w
    WHERE w.id = f."workspaceId" AND w."ownerId" = ${userId} AND f."ownerId" <> ${userId} RETURNING f."ownerId"`;
  await recountStorage(tx, ...rows.map((row) => row.ownerId));
}

type FileReferences = { ids: number[]; fileNames: string[] };

function parseReferences(entryIds: readonly number[], paths: readonly string[]): FileReferences {
  const parsed = paths.map(parseFileReference);
  return {
    ids: [...new Set([...entryIds, ...parsed.flatMap((file) => ("id" in file ? [file.id] : []))])],
    fileNames: [...new Set(parsed.flatMap((file) => ("fileName" in file ? [file.fileName] : [])))],
  };
}

async function requireFiles(
  tx: Tx,
  caller: Caller,
  { verb, ids, fileNames }: FileReferences & { verb: ContentVerb },
): Promise<RemovableFile[]> {
  const keys = fileNames.flatMap((fileName) => [keyOf("uploads", fileName), keyOf("public", fileName)]);
  const selection: Prisma.FileEntryWhereInput = { OR: [{ id: { in: ids } }, { key: { in: keys } }] };
  return requireInReach(caller, { noun: "files", verb, label: line("File") }, async (reach) => {
    const rows = await tx.fileEntry.findMany({ where: { AND: [selection, reach] }, select: REMOVABLE_COLUMNS });
    const isFoundById = (id: number) => rows.some((row) => row.id === id);
    const isFoundByName = (fileName: string) => rows.some(({ key }) => key.endsWith(`/${fileName}`));
    return ids.every(isFoundById) && fileNames.every(isFoundByName) ? rows : null;
  });
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
