import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { privateIdsIn, withoutPrivateFiles } from "@/lib/files/parse-address";
import { viewableBy } from "@/lib/ownership/reach";

const LOOKUP_BATCH_SIZE = 1000;

/**
 * `fileIds`: of the private files that the text refers to (`privateIdsIn`). `readPrevious` reads the text being
 * replaced. `workspaceId`: the workspace of the project or site that the text belongs to.
 */
type ChangedText = { fileIds: Iterable<number>; readPrevious: () => Promise<string>; workspaceId: number | null };

/**
 * Throws a 403 if the text refers to a private file that the previous text did not refer to, unless the actor may view
 * the file or the file is in the same workspace. The reason: when the text is published, visitors see every private
 * file in it that belongs to the site's owner or workspace, or that the publisher may view. Ids of files that do not
 * exist are refused too, because a later file could get them.
 */
export async function requireUsableFiles(
  actor: UserActor,
  { fileIds, readPrevious, workspaceId }: ChangedText,
): Promise<void> {
  const hiddenIds = await findHiddenIds(actor, fileIds, workspaceId);
  if (hiddenIds.length === 0) return;
  const previousIds = privateIdsIn(await readPrevious());
  if (!hiddenIds.every((id) => previousIds.has(id)))
    throw new AppError("forbidden", "This contains a file that you are not allowed to view. Remove it and save again.");
}

/**
 * Returns the text that the actor's copy of a document gets: without the addresses of private files that the actor may
 * not view, unless they are in the workspace of the copy. Otherwise, whoever may view such a file would publish it with
 * the copy, although nobody who may view it has put it there.
 */
export async function keepUsableFiles(
  actor: UserActor,
  { text, workspaceId }: { text: string; workspaceId: number | null },
): Promise<string> {
  return withoutPrivateFiles(text, new Set(await findHiddenIds(actor, privateIdsIn(text), workspaceId)));
}

function findHiddenIds(actor: UserActor, ids: Iterable<number>, workspaceId: number | null): Promise<number[]> {
  const scopes = [viewableBy(actor, "files"), ...(workspaceId === null ? [] : [{ workspaceId }])];
  return findIdsOutside(scopes, [...ids]);
}

async function findIdsOutside(scopes: Prisma.FileEntryWhereInput[], all: readonly number[]): Promise<number[]> {
  const outside: number[] = [];
  for (let at = 0; at < all.length; at += LOOKUP_BATCH_SIZE) {
    const ids = all.slice(at, at + LOOKUP_BATCH_SIZE);
    const rows = await db.fileEntry.findMany({ where: { id: { in: ids }, OR: scopes }, select: { id: true } });
    const inside = new Set(rows.map(({ id }) => id));
    outside.push(...ids.filter((id) => !inside.has(id)));
  }
  return outside;
}
