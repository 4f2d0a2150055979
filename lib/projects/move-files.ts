import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Tx } from "@/lib/db/db";
import { privateIdsIn } from "@/lib/files/parse-address";

const BATCH_SIZE = 1000;

/**
 * Moves the actor's own personal files that a project shows to the project's new workspace, so that its members see
 * them too. Files of earlier versions stay. Returns how many bytes were moved.
 */
export async function moveFilesOf(
  tx: Tx,
  projectId: number,
  { actor, workspaceId }: { actor: UserActor; workspaceId: number },
): Promise<number> {
  const where = { projectId };
  const { document } = await tx.projectDocument.findUniqueOrThrow({ where, select: { document: true } });
  const all = [...privateIdsIn(document)];
  let bytes = 0;
  for (let at = 0; at < all.length; at += BATCH_SIZE) {
    const own = { id: { in: all.slice(at, at + BATCH_SIZE) }, ownerId: actor.id, workspaceId: null, deletedAt: null };
    const moved = await tx.fileEntry.updateManyAndReturn({ where: own, data: { workspaceId }, select: { size: true } });
    for (const { size } of moved) bytes += Number(size);
  }
  return bytes;
}
