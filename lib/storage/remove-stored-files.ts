import "server-only";
import type { Tx } from "@/lib/db/db";
import { enqueue } from "@/lib/jobs/enqueue";
import { s3Bucket } from "@/lib/s3-environment";
import { openStorage } from "@/lib/storage/storage";

export type Removal = { keys: string[]; unfinished: boolean };

/** The task "remove-stored-files": removes files that no row refers to any more. */
export async function removeStoredFiles({ keys, unfinished }: Removal): Promise<void> {
  const driver = await openStorage();
  for (const key of keys) {
    if (unfinished && s3Bucket() !== null) await abortAllParts(key);
    await driver.remove(key);
  }
}

// Imported on demand, because the AWS SDK is large, and most installations have no bucket.
const abortAllParts = async (key: string) => (await import("@/lib/storage/s3-parts")).abortAllParts(key);

const MAX_KEYS_PER_JOB = 100;

/**
 * Enqueues the removal of stored files. The job runs after the transaction has committed, and not before `runAt`. With
 * `unfinished`, it also aborts the files' multipart uploads in S3.
 */
export async function enqueueFileRemoval(
  tx: Tx,
  keys: readonly string[],
  { unfinished = false, runAt }: { unfinished?: boolean; runAt?: Date } = {},
): Promise<void> {
  const options = runAt ? { runAt } : {};
  for (let at = 0; at < keys.length; at += MAX_KEYS_PER_JOB) {
    await enqueue(tx, "remove-stored-files", { keys: keys.slice(at, at + MAX_KEYS_PER_JOB), unfinished }, options);
  }
}
