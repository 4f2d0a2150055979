import { open } from "node:fs/promises";

/** Flushes the names of a folder's files to the disk. Does nothing on Windows, which cannot open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
