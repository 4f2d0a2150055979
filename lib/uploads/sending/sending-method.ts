import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

export type SendingMethod = "form" | "tus" | "s3-simple" | "s3-multipart";

const MEGABYTE = 1024 * 1024;
/** Direct uploads to S3: files of at least this size are sent in parts. */
export const S3_MULTIPART_FROM_BYTES = 100 * MEGABYTE;
/** Other uploads: unless tus is disabled, files of at least this size are sent by tus, which can resume them. */
export const TUS_FROM_BYTES = 4 * MEGABYTE;

/** How a file of `size` bytes is sent. */
export function sendingMethodFor(size: number, { s3_direct_upload, disable_tus }: UploadSettings): SendingMethod {
  if (s3_direct_upload) return size >= S3_MULTIPART_FROM_BYTES ? "s3-multipart" : "s3-simple";
  return size >= TUS_FROM_BYTES && !disable_tus ? "tus" : "form";
}

const CONCURRENCY = 3;

/**
 * How many uploads may run at once: only one if any of `items` is from a folder, is sent to S3 in parts, or is sent by
 * tus in several chunks.
 */
export function concurrencyOf(items: readonly UploadItem[]): number {
  return items.some(mustRunAlone) ? 1 : CONCURRENCY;
}

function mustRunAlone({ file, options: { settings } }: UploadItem): boolean {
  const method = sendingMethodFor(file.size, settings);
  const isChunked = method === "tus" && file.size > settings.chunk_size;
  return isChunked || method === "s3-multipart" || file.relativePath.includes("/");
}
