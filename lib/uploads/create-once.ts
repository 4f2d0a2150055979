import "server-only";
import type { FileEntry } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { keyOf } from "@/lib/storage/storage";

/**
 * Runs `createEntry`. If the upload `id` no longer exists, returns the file that an earlier call created from it. This
 * lets a client retry after a lost response.
 */
export async function createOnce(
  owner: { id: number },
  id: string,
  createEntry: () => Promise<FileEntry>,
): Promise<FileEntry> {
  try {
    return await createEntry();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    const keys = [keyOf("uploads", id), keyOf("public", id)];
    const entry = await db.fileEntry.findFirst({ where: { key: { in: keys }, ownerId: owner.id, deletedAt: null } });
    if (!entry) throw error;
    return entry;
  }
}
