import { type UploadedFile, uploadedFile } from "@/lib/uploads/sending/upload-item";

/** Reads the dropped files, including those inside folders. */
export async function readDroppedFiles(data: DataTransfer): Promise<UploadedFile[]> {
  // this must be before the first await, after which the list of items is empty
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return [...data.files].map((file) => uploadedFile(file));
  return (await Promise.all(entries.map((entry) => readFiles(entry)))).flat();
}

async function readFiles(entry: FileSystemEntry): Promise<UploadedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    const path = entry.fullPath.replace(/^\//, "");
    return [uploadedFile(file, path.includes("/") ? path : "")];
  }
  const children = await readChildren((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map((child) => readFiles(child)))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Reads all entries of a folder. The reader returns them in batches, the last of which is empty. */
async function readChildren(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
