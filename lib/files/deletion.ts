import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { namedBy } from "@/lib/files/addresses";
import type { FileEntryDeletion } from "@/lib/files/schema";
import { removeBytes } from "@/lib/storage/remove-stored-files";
import { keyOf } from "@/lib/storage/storage";
import { recountStorage, releaseStorage } from "@/lib/storage-use";
import { inNamedWorkspace, withinReach } from "@/lib/workspaces/reach";
import type { WorkspaceScope } from "@/lib/workspaces/scope";

type Asker = { actor: UserActor; workspace: WorkspaceScope | null };
type Removed = Pick<FileEntry, "id" | "key" | "size" | "ownerId" | "workspaceId">;

const REMOVED = { id: true, key: true, size: true, ownerId: true, workspaceId: true } as const;

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
    if (count > 0) await releaseStorage(tx, { ...row, bytes: Number(row.size) });
  }
  await removeBytes(
    tx,
    rows.map(({ key }) => key),
  );
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
  await keepFilesOfMembers(tx, userId);
}

/** Files of others in the workspaces that go with the user become their owners' personal ones, and count against them. */
async function keepFilesOfMembers(tx: Tx, userId: number): Promise<void> {
  const rows = await tx.$queryRaw<{ ownerId: number }[]>`
    UPDATE "FileEntry" f SET "workspaceId" = NULL FROM "Workspace" w
    WHERE w.id = f."workspaceId" AND w."ownerId" = ${userId} AND f."ownerId" <> ${userId} RETURNING f."ownerId"`;
  for (const ownerId of new Set(rows.map((row) => row.ownerId))) await recountStorage(tx, ownerId);
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
  const where = { AND: [which, withinReach(actor, "files", "delete"), inNamedWorkspace(workspace)] };
  const rows = await tx.fileEntry.findMany({ where, select: REMOVED });
  const isFound = (id: number) => rows.some((row) => row.id === id);
  const isNamed = (fileName: string) => rows.some(({ key }) => key.endsWith(`/${fileName}`));
  if (!ids.every(isFound) || !fileNames.every(isNamed)) throw notFound("File");
  return rows;
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
