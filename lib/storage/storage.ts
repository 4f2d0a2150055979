import "server-only";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { env } from "@/lib/env";
import { s3Bucket } from "@/lib/s3-environment";
import { getSettings } from "@/lib/settings/settings";
import { diskDriver } from "@/lib/storage/disk";
import { NoSuchFile, type StorageDriver } from "@/lib/storage/driver";
import { s3Driver } from "@/lib/storage/s3";

/** What a file is for: `uploads` are private, `public` ones anybody may read. Each has a driver of its own in the settings. */
export type Disk = "uploads" | "public";

const ID_BYTES = 18;

/** A name that nobody can guess: 24 letters, digits, `-` and `_`. */
export const newFileId = () => randomBytes(ID_BYTES).toString("base64url");

/** A key for a new file: `uploads/Ab/AbC…`. The folder between keeps a folder on a disk from growing without end. */
export const keyOf = (disk: string, id: string) => `${disk}/${id.slice(0, 2)}/${id}`;
export const newKey = (disk: Disk | "avatars" | "exports") => keyOf(disk, newFileId());

/** Where local files lie. */
export const filesFolder = () => path.join(path.resolve(env().DATA_DIR), "files");

/** The kind of storage that new files of this disk go to. */
export async function driverOf(disk: Disk): Promise<StorageDriver["kind"]> {
  const { uploads } = await getSettings();
  const wanted = disk === "public" ? uploads.public_driver : uploads.uploads_driver;
  return s3Bucket() === null ? "local" : wanted;
}

/**
 * The storage for a disk's files. New ones go to the driver of the settings; a file is found wherever it was stored, so that changing
 * the driver loses nothing: an operator may copy the old files over or leave them.
 */
export async function storage(disk: Disk = "uploads"): Promise<StorageDriver> {
  const [first, ...others] = await drivers(disk);
  const all = [first, ...others];
  const holderOf = async (key: string) => {
    for (const driver of all) if (await driver.head(key)) return driver;
    throw new NoSuchFile(key);
  };
  return {
    ...first,
    read: (key, range) => inTurn(all, (driver) => driver.read(key, range)),
    head: async (key) => {
      for (const driver of all) {
        const found = await driver.head(key);
        if (found) return found;
      }
      return null;
    },
    remove: async (key) => {
      for (const driver of all) await driver.remove(key);
    },
    copy: async (from, to) => (await holderOf(from)).copy(from, to),
    move: async (from, to) => (await holderOf(from)).move(from, to),
  };
}

async function drivers(disk: Disk): Promise<[StorageDriver, ...StorageDriver[]]> {
  const bucket = s3Bucket();
  const local = diskDriver(filesFolder());
  if (bucket === null) return [local];
  const s3 = s3Driver(bucket);
  return (await driverOf(disk)) === "s3" ? [s3, local] : [local, s3];
}

async function inTurn<T>(all: StorageDriver[], work: (driver: StorageDriver) => Promise<T>): Promise<T> {
  let missing: unknown;
  for (const driver of all) {
    try {
      return await work(driver);
    } catch (error) {
      if (!(error instanceof NoSuchFile)) throw error;
      missing = error;
    }
  }
  throw missing;
}
