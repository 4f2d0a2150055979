import "server-only";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { env } from "@/lib/env";
import { s3Bucket } from "@/lib/s3-environment";
import { getSettings } from "@/lib/settings/settings";
import { diskDriver } from "@/lib/storage/disk";
import { NoSuchFile, type StorageDriver } from "@/lib/storage/driver";

/**
 * A disk is a storage area: files in `uploads` are private, files in `public` are not. The settings contain a driver
 * for each disk.
 */
export type Disk = "uploads" | "public";

const ID_BYTES = 18;

/** An unguessable name of 24 characters: letters, digits, `-` and `_`. */
export const newFileId = () => randomBytes(ID_BYTES).toString("base64url");

/** The key of a file, such as `uploads/Ab/AbC…`. The middle part spreads the files over many folders. */
export const keyOf = (folder: string, id: string) => `${folder}/${id.slice(0, 2)}/${id}`;
export const newKey = (folder: Disk | "avatars" | "exports" | "sites") => keyOf(folder, newFileId());

/** The folder in which the `local` driver stores files. */
export const filesFolder = () => path.join(path.resolve(env().DATA_DIR), "files");

/** The driver for new files of this disk. */
export async function driverOf(disk: Disk): Promise<StorageDriver["kind"]> {
  const { uploads } = await getSettings();
  const driver = disk === "public" ? uploads.public_driver : uploads.uploads_driver;
  return s3Bucket() === null ? "local" : driver;
}

/**
 * Opens the storage of a disk. New files are stored with the driver in the settings. Existing files are found wherever
 * they are, so that no file is lost when the setting changes.
 */
export async function openStorage(disk: Disk = "uploads"): Promise<StorageDriver> {
  const [first, ...others] = await loadDrivers(disk);
  const drivers = [first, ...others];
  const holderOf = async (key: string) => {
    for (const driver of drivers) if (await driver.head(key)) return driver;
    throw new NoSuchFile(key);
  };
  return {
    ...first,
    read: (key, range) => tryInTurn(drivers, (driver) => driver.read(key, range)),
    head: async (key) => {
      for (const driver of drivers) {
        const object = await driver.head(key);
        if (object) return object;
      }
      return null;
    },
    remove: async (key) => {
      for (const driver of drivers) await driver.remove(key);
    },
    copy: async (from, to) => (await holderOf(from)).copy(from, to),
  };
}

async function loadDrivers(disk: Disk): Promise<[StorageDriver, ...StorageDriver[]]> {
  const bucket = s3Bucket();
  const local = diskDriver(filesFolder());
  if (bucket === null) return [local];
  const { s3Driver } = await import("@/lib/storage/s3"); // the AWS SDK is large, and most installations have no bucket
  const s3 = s3Driver(bucket);
  return (await driverOf(disk)) === "s3" ? [s3, local] : [local, s3];
}

async function tryInTurn<T>(drivers: StorageDriver[], work: (driver: StorageDriver) => Promise<T>): Promise<T> {
  let missing: unknown;
  for (const driver of drivers) {
    try {
      return await work(driver);
    } catch (error) {
      if (!(error instanceof NoSuchFile)) throw error;
      missing = error;
    }
  }
  throw missing;
}
