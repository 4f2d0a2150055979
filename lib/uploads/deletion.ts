import "server-only";
import type { Tx } from "@/lib/db/db";
import { removeBytes } from "@/lib/storage/remove-stored-files";
import { releaseStorage } from "@/lib/storage-use";
import { keysOf } from "@/lib/uploads/discard";
import { expiry } from "@/lib/uploads/intents";

/** Removes a user's unfinished uploads, and everybody's in the workspaces that the user owns. */
export async function removeUploadsOf(tx: Tx, userId: number): Promise<void> {
  const open = await tx.uploadIntent.findMany({
    where: { OR: [{ ownerId: userId }, { workspace: { ownerId: userId } }] },
    select: { id: true, key: true, disk: true, kind: true, size: true, ownerId: true, workspaceId: true },
  });
  for (const { id, size, ...owner } of open) {
    const { count } = await tx.uploadIntent.deleteMany({ where: { id } });
    if (count > 0) await releaseStorage(tx, { ...owner, bytes: Number(size) });
  }
  await removeBytes(tx, open.flatMap(keysOf), { unfinished: true });
  // a signed URL stays valid for a while, but the sweep no longer finds its row
  const signed = open.filter(({ kind }) => kind.includes("s3-simple") || kind.includes("s3-spent"));
  await removeBytes(tx, signed.flatMap(keysOf), { unfinished: true, runAt: expiry() });
}
