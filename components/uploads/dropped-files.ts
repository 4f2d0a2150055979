import { type ChosenFile, toChosenFile } from "@/lib/uploads/sending/upload-item";

type DroppedFiles = {
  files: ChosenFile[];
  /** False if a file or folder could not be read. */
  isComplete: boolean;
};

/** Reads the dropped files, including those inside folders. Leaves out what cannot be read. */
export async function readDroppedFiles(data: DataTransfer): Promise<DroppedFiles> {
  // this must be before the first await, after which the list of items is empty
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length > 0) return readEntries(entries);
  return { files: [...data.files].map((file) => toChosenFile(file, "")), isComplete: true };
}

async function readEntries(entries: readonly FileSystemEntry[]): Promise<DroppedFiles> {
  const results = await Promise.allSettled(entries.map((entry) => readEntry(entry)));
  const parts = results.filter((result) => result.status === "fulfilled").map(({ value }) => value);
  return {
    files: parts.flatMap(({ files }) => files),
    isComplete: parts.length === entries.length && parts.every(({ isComplete }) => isComplete),
  };
}

async function readEntry(entry: FileSystemEntry): Promise<DroppedFiles> {
  if (!isFile(entry)) return readEntries(await readChildren((entry as FileSystemDirectoryEntry).createReader()));
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  const path = entry.fullPath.replace(/^\//, "");
  return { files: [toChosenFile(file, path.includes("/") ? path : "")], isComplete: true };
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Reads all entries of a folder. The reader returns them in batches, the last of which is empty. */
async function readChildren(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}
