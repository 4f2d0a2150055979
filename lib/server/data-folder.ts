import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "@/lib/server/start-error";

/** Looks whether the folder can be used, and changes nothing. Throws `StartError` if not. */
export function checkDataFolder(folder: string): void {
  try {
    const existing = nearestExisting(path.resolve(folder));
    if (!statSync(existing).isDirectory()) throw new Error("it would lie below a file");
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Makes the folder if it is not there, for this user alone, and tries to write in it. Answers with its full path. */
export async function makeDataFolder(folder: string): Promise<string> {
  const full = path.resolve(folder);
  const trial = path.join(full, `.trial-${process.pid}`);
  try {
    makeFolders(full);
    await writeFile(trial, "");
    await rm(trial);
  } catch (error) {
    throw unusable(folder, error);
  }
  return full;
}

/** Node's own `recursive` never comes back where the system answers ENOENT below a folder that exists, as in /proc. */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolders(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function nearestExisting(folder: string): string {
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  const parent = path.dirname(folder);
  return isThere || parent === folder ? folder : nearestExisting(parent);
}

function unusable(folder: string, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(
    `The data folder ${path.resolve(folder)} cannot be written (${code ?? message}). ` +
      "Make it writable for this user, or set DATA_DIR to another folder, then start again.",
  );
}
