import { spawn } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { syncFolder } from "@/lib/sync-folder";

/**
 * The major version of Postgres inside PGlite. The file PG_VERSION in a database's folder contains the version that
 * created the database.
 */
const MAJOR = "18";
const INCOMPLETE_PREFIX = "db.new-";

/** The database's folder cannot be used. The message tells the operator what to do. */
export class DataFolderError extends Error {
  override name = "DataFolderError";
}

/**
 * Returns the folder of the database below `dataDir`. Creates it first if it is missing.
 *
 * A separate process creates the folder, because initdb needs 800 MB that Node would not free. The folder first has
 * another name. It is synced to disk and then renamed, so that an interrupted start leaves a complete folder or none.
 * The caller must hold the lock of `dataDir`.
 *
 * @param initialise the program that creates a database: dist/embedded-initialise.mjs
 */
export async function ensureDataFolder(dataDir: string, initialise: URL): Promise<string> {
  const folder = path.join(dataDir, "db");
  removeIncomplete(dataDir);
  removeServerLock(folder);
  const version = readVersion(folder);
  if (version === undefined)
    await create(folder, path.join(dataDir, INCOMPLETE_PREFIX + crypto.randomBytes(4).toString("hex")), initialise);
  else if (version !== MAJOR) {
    throw new DataFolderError(
      `The database in ${folder} was made by Postgres ${version}, and this version of Plinth has Postgres ${MAJOR}. Start it with the version of Plinth that made it, or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

/**
 * Removes Postgres' own lock file, which a killed process leaves behind. If the process was killed before it wrote to
 * the file, the file is empty, and Postgres would not start. The lock of `dataDir` makes the file unnecessary.
 */
function removeServerLock(folder: string) {
  fs.rmSync(path.join(folder, "postmaster.pid"), { force: true });
}

/** The version of Postgres that created the folder. Undefined if the folder is missing or empty. */
function readVersion(folder: string): string | undefined {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length === 0) return undefined;
  const file = path.join(folder, "PG_VERSION");
  if (fs.existsSync(file)) return fs.readFileSync(file, "utf8").trim();
  throw new DataFolderError(
    `The folder ${folder} has files but no database. Move it away, or set DATA_DIR to another folder.`,
  );
}

function removeIncomplete(dataDir: string) {
  for (const name of fs.readdirSync(dataDir)) {
    if (name.startsWith(INCOMPLETE_PREFIX)) tryToRemove(path.join(dataDir, name));
  }
}

/**
 * If another process is still writing to the folder, leaves it for a later start to remove. Such a process may run for
 * some seconds after its parent was killed.
 */
function tryToRemove(folder: string) {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
  }
}

async function create(folder: string, temporaryFolder: string, initialise: URL) {
  fs.mkdirSync(temporaryFolder, { mode: 0o700 });
  try {
    await run(initialise, temporaryFolder);
  } catch (error) {
    tryToRemove(temporaryFolder);
    throw error;
  }
  await syncTree(temporaryFolder);
  fs.renameSync(temporaryFolder, folder);
  await syncFolder(path.dirname(folder));
}

function run(program: URL, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The program exits when its standard input ends, which is when this process ends.
    const child = spawn(process.execPath, [fileURLToPath(program), folder], { stdio: ["pipe", "ignore", "pipe"] });
    let stderr = "";
    child.stderr.on("data", (data) => {
      stderr = (stderr + data).slice(-2_000);
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new DataFolderError(
            `The database could not be created in ${folder} (${signal ?? `exit code ${code}`}): ${stderr.trim()}`,
          ),
        );
    });
  });
}

/** Flushes a folder, with all files and folders in it, to the disk. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(file);
    else syncFile(file);
  }
  await syncFolder(folder);
}

function syncFile(file: string) {
  const descriptor = fs.openSync(file, "r+"); // Windows only flushes files that are open for writing
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
