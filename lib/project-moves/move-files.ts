import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";

const BATCH_SIZE = 1000;

/**
 * Moves those of the files that are the actor's personal ones to a workspace, so that its members see them too. Files
 * of earlier versions stay. Returns how many bytes were moved.
 */
export async function moveFiles(
  tx: Tx,
  fileIds: readonly number[],
  { actor, workspaceId }: { actor: UserActor; workspaceId: number },
): Promise<number> {
  let bytes = 0;
  for (const ids of inBatches(fileIds)) {
    const moved = await tx.fileEntry.updateManyAndReturn({
      where: personalAmong(ids, actor),
      data: { workspaceId },
      select: { size: true },
    });
    for (const { size } of moved) bytes += Number(size);
  }
  return bytes;
}

/** Counts the files that `moveFiles` would move. */
export async function countMovedFiles(fileIds: readonly number[], actor: UserActor): Promise<number> {
  let count = 0;
  for (const ids of inBatches(fileIds)) count += await db.fileEntry.count({ where: personalAmong(ids, actor) });
  return count;
}

const personalAmong = (ids: number[], { id: ownerId }: UserActor) => ({
  id: { in: ids },
  ownerId,
  workspaceId: null,
  deletedAt: null,
});

const inBatches = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
