import "server-only";
import { db } from "@/lib/db/db";
import { type ExportedFile, type Feature, task } from "@/lib/feature";
import { portableName } from "@/lib/file-names";
import { removeFilesOf } from "@/lib/files/deletion";
import { sweepTrash } from "@/lib/files/sweep";
import { recountAllStorage, storageNearNotice } from "@/lib/storage-use/storage-use";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-files": undefined;
      "recount-storage": undefined;
    }
  }
}

export const files = {
  name: "files",
  // `removeFilesOf` makes other members' files in the user's workspaces personal before the workspaces are deleted
  before: ["workspaces"],
  notices: [storageNearNotice],
  models: { FileEntry: "personal", StorageUse: "personal" },
  tasks: {
    "sweep-files": task(sweepTrash, { maxSeconds: 300 }),
    "recount-storage": task(recountAllStorage, { maxSeconds: 900 }),
  },
  schedule: [
    { task: "sweep-files", match: "5 * * * *" },
    { task: "recount-storage", match: "15 3 * * *" },
  ],
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

/** The names of a zip may have a few more bytes, so that the file is at this path and not at a changed one. */
const NAME_MAX_BYTES = 100;

const pathOf = (id: number, name: string) => `files/${id}-${portableName(name, NAME_MAX_BYTES)}`;
