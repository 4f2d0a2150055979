import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "@/lib/server/start-error";

/** Checks that the folder can be used, without changing anything. Throws `StartError` if not. */
export function checkDataFolder(folder: string): void {
  try {
    const existing = nearestExisting(path.resolve(folder));
    if (!statSync(existing).isDirectory()) throw new Error("there is a file at this path or above it");
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(folder, error);
  }
}

/**
 * Creates a missing folder, which only the server's system user can access. Tests whether the folder is writable.
 * Returns its full path.
 */
export async function makeDataFolder(folder: string): Promise<string> {
  const full = path.resolve(folder);
  const probe = path.join(full, `.probe-${process.pid}`);
  try {
    makeFolders(full);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw unusable(folder, error);
  }
  return full;
}

/**
 * Replaces Node's recursive `mkdir`, which never returns if the system call fails with ENOENT in an existing folder,
 * such as `/proc`.
 */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolders(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function nearestExisting(folder: string): string {
  const exists = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  const parent = path.dirname(folder);
  return exists || parent === folder ? folder : nearestExisting(parent);
}

function unusable(folder: string, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(
    `The data folder ${path.resolve(folder)} cannot be written (${code ?? message}). ` +
      "Make it writable for this user, or set DATA_DIR to another folder, then start again.",
  );
}
