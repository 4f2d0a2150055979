import "server-only";
import { AppError } from "@/lib/errors";
import { s3Bucket } from "@/lib/s3-environment";
import { type Disk, driverOf } from "@/lib/storage/storage";
import { extensionOf } from "@/lib/uploads/policy";
import type { AnnouncedFile } from "@/lib/uploads/schema";

/** Throws a 409 if S3 is not configured. */
export function requireBucket(): void {
  if (s3Bucket() === null) throw notConfigured();
}

/** Throws a 409 if files of this disk are not stored in S3. */
export async function requireS3(disk: Disk): Promise<void> {
  if ((await driverOf(disk)) !== "s3") throw notConfigured();
}

const notConfigured = () => new AppError("not_configured", "This server does not store files in S3.");

/** The columns of the upload intent for a file that will be sent to S3. */
export function intentColumnsOf({ filename, mime, size, extension, disk, metadata }: AnnouncedFile) {
  return {
    name: filename,
    mime: mime || "application/octet-stream",
    size,
    extension: extension || extensionOf(filename),
    disk,
    metadata,
  };
}
