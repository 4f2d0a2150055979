import "server-only";
import { db } from "@/lib/db/db";
import { type ExportedFile, type Feature, task } from "@/lib/feature";
import { removeFilesOf } from "@/lib/files/deletion";
import { sweepTrash } from "@/lib/files/sweep";
import { storageNearNotice } from "@/lib/storage-use";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-files": undefined;
    }
  }
}

export const files = {
  name: "files",
  // `removeFilesOf` makes other members' files in the user's workspaces personal before the workspaces are deleted
  before: ["workspaces"],
  notices: [storageNearNotice],
  models: { FileEntry: "personal", StorageUse: "personal" },
  tasks: { "sweep-files": task(sweepTrash, { maxSeconds: 300 }) },
  schedule: [{ task: "sweep-files", match: "5 * * * *" }],
  removeWithUser: removeFilesOf,
  exportFiles,
  exportDocuments: async (userId, exportedFiles) => [
    { name: "files", rows: await exportFileRows(userId, exportedFiles) },
  ],
} as const satisfies Feature;

/** The user's stored files that they can still see. */
async function exportFiles(userId: number): Promise<ExportedFile[]> {
  const visible = { OR: [{ workspaceId: null }, { workspace: { members: { some: { userId } } } }] };
  const rows = await db.fileEntry.findMany({
    where: { ownerId: userId, ...visible },
    orderBy: { id: "asc" },
    select: { id: true, key: true, disk: true, name: true, size: true },
  });
  return rows.map(({ id, key, disk, name, size }) => ({ key, disk, path: pathOf(id, name), size: Number(size) }));
}

async function exportFileRows(userId: number, exportedFiles: readonly ExportedFile[]) {
  const paths = new Map(exportedFiles.map(({ key, path }) => [key, path]));
  const rows = await db.fileEntry.findMany({ where: { ownerId: userId }, orderBy: { id: "asc" } });
  return rows.map(({ key, ownerId: _owner, ...row }) => ({ ...row, path: paths.get(key) ?? null }));
}

/** File systems allow 255 bytes for a name. The id in front of it needs some of them. */
const NAME_MAX_BYTES = 200;

/**
 * A path that is valid on every system and cannot lead out of its folder. Long names keep their extension. Windows
 * refuses names that end in a dot or a space.
 */
function pathOf(id: number, name: string): string {
  return `files/${id}-${lastFittingPart(name)
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, "_")
    .replace(/[. ]$/, "_")}`;
}

/** The last characters of a name that fit into `NAME_MAX_BYTES`. */
function lastFittingPart(name: string): string {
  const characters = [...name];
  while (Buffer.byteLength(characters.join("")) > NAME_MAX_BYTES) characters.shift();
  return characters.join("");
}
