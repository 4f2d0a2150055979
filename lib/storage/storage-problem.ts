import "server-only";
import { s3Bucket } from "@/lib/s3-environment";
import { diskDriver } from "@/lib/storage/disk";
import type { StorageDriver } from "@/lib/storage/driver";
import { s3Driver } from "@/lib/storage/s3";
import { filesFolder, newFileId } from "@/lib/storage/storage";

/** Why files cannot be stored. The storage's own message is not shown, because it may describe an internal server. */
export type StorageProblem = "not-configured" | "login" | "bucket" | "unreachable" | "failed";

const TIMEOUT_MS = 10_000;
const CONTENT = new TextEncoder().encode("A file that checks the storage.");

/** Checks whether a file can be stored and found. Returns null if it can. */
export async function findStorageProblem(kind: StorageDriver["kind"]): Promise<StorageProblem | null> {
  const driver = kind === "s3" ? bucketDriver() : diskDriver(filesFolder());
  if (driver === null) return "not-configured";
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const key = `checks/${newFileId()}`;
  try {
    await driver.put(key, CONTENT, { signal });
    const stored = await Promise.race([driver.head(key), rejectWhenAborted(signal)]);
    return stored?.size === CONTENT.length ? null : "failed";
  } catch (error) {
    return signal.aborted ? "unreachable" : problemOf(error);
  } finally {
    const removed = driver.remove(key).catch(() => undefined);
    if (!signal.aborted) await Promise.race([removed, rejectWhenAborted(signal).catch(() => undefined)]);
  }
}

const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

function bucketDriver(): StorageDriver | null {
  const bucket = s3Bucket();
  return bucket === null ? null : s3Driver(bucket);
}

function problemOf(error: unknown): StorageProblem {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  if ($metadata === undefined) return "failed"; // a disk error
  const { httpStatusCode: status } = $metadata;
  if (status === undefined) return "unreachable"; // there was no response
  if (name === "NoSuchBucket") return "bucket";
  return status === 401 || status === 403 ? "login" : "failed";
}
