import "server-only";
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { constants, copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Body, type ByteRange, NoSuchFile, type PutOptions, type StorageDriver } from "@/lib/storage/driver";

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Stores files in a folder on this machine. The folder is created when the first file is stored. */
export function diskDriver(folder: string): StorageDriver {
  const fileOf = (key: string) => diskPath(folder, key);

  async function put(key: string, body: Body, { signal }: PutOptions = {}): Promise<number> {
    const source = body instanceof Uint8Array ? Readable.from([body]) : body;
    // ignore errors here: `pipeline` reports them, even those that occurred before it started
    source.on("error", () => undefined);
    return writeWhole(fileOf(key), async (temporaryFile) => {
      // open the file before the pipeline starts: otherwise, after an early failure, `writeWhole` might remove the file
      // before it is created
      const handle = await open(temporaryFile, "w", 0o600);
      await pipeline(source, handle.createWriteStream(), { ...(signal && { signal }) });
    });
  }

  async function copy(from: string, to: string): Promise<void> {
    await writeWhole(fileOf(to), (temporaryFile) =>
      orNoSuchFile(from, copyFile(fileOf(from), temporaryFile, constants.COPYFILE_FICLONE)),
    );
  }

  return {
    kind: "local",
    put,
    copy,
    read: (key, range) => openFile(key, fileOf(key), range),
    head: async (key) => {
      const stats = await stat(fileOf(key)).catch(nothingIfMissing);
      return stats?.isFile() ? { size: stats.size, modifiedAt: stats.mtime } : null;
    },
    remove: async (key) => {
      await rm(fileOf(key), { force: true });
      for (const temporaryFile of await listTemporaryFiles(fileOf(key))) await rm(temporaryFile, { force: true });
    },
  };
}

/** The path of a key's file. Throws for an invalid key, such as one that leads out of the folder. */
export function diskPath(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error("This is not the key of a stored file.");
  return path.join(folder, key);
}

const SUFFIX_BYTES = 6;
const TEMPORARY_SUFFIX = /^\.[\da-f]{12}\.part$/;

/** Returns a random path for a temporary file, so that several processes can write the same file at the same time. */
const newTemporaryPath = (file: string) => `${file}.${randomBytes(SUFFIX_BYTES).toString("hex")}.part`;

/** Lists the temporary files of `file`, such as those that a killed process has left behind. */
async function listTemporaryFiles(file: string): Promise<string[]> {
  const { dir, base } = path.parse(file);
  const names = (await readdir(dir).catch(nothingIfMissing)) ?? [];
  return names
    .filter((name) => name.startsWith(base) && TEMPORARY_SUFFIX.test(name.slice(base.length)))
    .map((name) => path.join(dir, name));
}

/** Calls `write` with the path of a temporary file, syncs that file and renames it to `file`. Returns its size. */
async function writeWhole(file: string, write: (temporaryFile: string) => Promise<void>): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporaryFile = newTemporaryPath(file);
  try {
    await write(temporaryFile);
    const size = await syncFile(temporaryFile);
    await rename(temporaryFile, file);
    return size;
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Flushes a file to the disk. Returns its size. */
async function syncFile(file: string): Promise<number> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

async function openFile(key: string, file: string, range: ByteRange | undefined): Promise<Readable> {
  const handle = await orNoSuchFile(key, open(file, "r"));
  // the stream closes the handle when it ends or is destroyed
  return createReadStream(file, { fd: handle, ...range });
}

async function orNoSuchFile<T>(key: string, work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw isMissing(error) ? new NoSuchFile(key) : error;
  });
}

function nothingIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

const isMissing = (error: unknown) => ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");
