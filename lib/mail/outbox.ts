import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";
import { syncFolder } from "@/lib/sync-folder";

const FOLDER = "outbox";
const FILE_NAME = /^[\w-]+\.eml$/;

const folder = () => path.resolve(env().DATA_DIR, FOLDER);

/** The file name of an email. Names sort by time. Every attempt to send the email uses the same name. */
export function fileNameOf({ id, createdAt }: { id: number; createdAt: Date }): string {
  return `${createdAt.toISOString().replace(/[^\dTZ]/g, "")}-${id}.eml`;
}

/**
 * Writes an email atomically and durably. Only the server's system user can read the file, because the email may
 * contain a code. Returns the path below DATA_DIR.
 */
export async function writeToOutbox(name: string, bytes: Uint8Array): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const partialFile = path.join(folder(), `.${name}.part`);
  const file = await open(partialFile, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partialFile, path.join(folder(), name));
  await syncFolder(folder());
  return path.join(FOLDER, name);
}

/** Deletes the emails in the outbox that were written before `before`. */
export async function deleteFromOutbox(before: Date): Promise<void> {
  for (const name of await listOutbox()) {
    const file = path.join(folder(), name);
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file, { force: true });
  }
}

/** The file names in the outbox, newest first. */
export async function listOutbox(): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  return names.filter((name) => FILE_NAME.test(name)).toSorted((a, b) => b.localeCompare(a));
}

/** The bytes of an email in the outbox, or undefined if there is none with this name. */
export async function readFromOutbox(name: string): Promise<Uint8Array | undefined> {
  if (!FILE_NAME.test(name)) return undefined;
  return readFile(path.join(folder(), name)).catch(() => undefined);
}
