import "server-only";
import type { Tx } from "@/lib/db/db";
import { enqueueFileRemoval } from "@/lib/storage/remove-stored-files";
import { releaseStorage } from "@/lib/storage-use/storage-use";
import { keysOf } from "@/lib/uploads/discard";
import { expiry } from "@/lib/uploads/intents";

/** Removes a user's unfinished uploads, and all unfinished uploads in the workspaces that the user owns. */
export async function removeUploadsOf(tx: Tx, userId: number): Promise<void> {
  const intents = await tx.uploadIntent.findMany({
    where: { OR: [{ ownerId: userId }, { workspace: { ownerId: userId } }] },
    select: { id: true, key: true, disk: true, kind: true, size: true, ownerId: true, workspaceId: true },
  });
  for (const { id, size, ...owner } of intents) {
    const { count } = await tx.uploadIntent.deleteMany({ where: { id } });
    if (count > 0) await releaseStorage(tx, { ...owner, bytes: Number(size) });
  }
  await enqueueFileRemoval(tx, intents.flatMap(keysOf), { unfinished: true });
  // Signed URLs stay valid for a while, and more bytes can be sent to them. `sweep-uploads` does not find these bytes,
  // because the rows are deleted. So the files are removed again later.
  const signedIntents = intents.filter(({ kind }) => kind.includes("s3-simple") || kind.includes("s3-spent"));
  await enqueueFileRemoval(tx, signedIntents.flatMap(keysOf), { unfinished: true, runAt: expiry() });
}
