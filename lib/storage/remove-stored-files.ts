import "server-only";
import { abortAllParts } from "@/lib/storage/s3-parts";
import { s3Bucket } from "@/lib/storage/s3-place";
import { storage } from "@/lib/storage/storage";

/** A job: removes bytes whose rows are gone. */
export async function removeStoredFiles({ keys, unfinished }: { keys: string[]; unfinished: boolean }): Promise<void> {
  const driver = await storage();
  for (const key of keys) {
    if (unfinished && s3Bucket() !== null) await abortAllParts(key);
    await driver.remove(key);
  }
}
