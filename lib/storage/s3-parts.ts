import "server-only";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type Part,
  PutObjectCommand,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { s3Bucket } from "@/lib/s3-environment";
import { NoSuchFile } from "@/lib/storage/driver";
import { isMissing, orNoSuchFile } from "@/lib/storage/s3";
import { s3Client } from "@/lib/storage/s3-client";

/** How long a signed URL is valid. */
export const SIGNED_SECONDS = 3600;
/** All files are read through this server, so no one else needs access. */
export const ACL = "private";

export type StoredPart = { PartNumber: number; ETag: string; Size: number };

const at = (key: string) => ({ Bucket: s3Bucket() ?? "", Key: key });

/** A signed URL to PUT exactly this many bytes of this type, with the header `x-amz-acl: private`. */
export function signPut(key: string, { mime, size }: { mime: string; size: number }): Promise<string> {
  const command = new PutObjectCommand({ ...at(key), ContentType: mime, ContentLength: size, ACL });
  return getSignedUrl(s3Client(), command, {
    expiresIn: SIGNED_SECONDS,
    unhoistableHeaders: new Set(["x-amz-acl"]),
    signableHeaders: new Set(["content-length", "content-type", "host", "x-amz-acl"]),
  });
}

export function signPart(key: string, uploadId: string, partNumber: number): Promise<string> {
  const command = new UploadPartCommand({ ...at(key), UploadId: uploadId, PartNumber: partNumber });
  return getSignedUrl(s3Client(), command, { expiresIn: SIGNED_SECONDS });
}

/** Begins a multipart upload. Returns its id. */
export async function beginParts(key: string, mime: string): Promise<string> {
  const command = new CreateMultipartUploadCommand({ ...at(key), ContentType: mime });
  const { UploadId } = await s3Client().send(command);
  if (!UploadId) throw new Error("The S3 server started an upload without returning its id.");
  return UploadId;
}

/** The parts that have arrived. Throws `NoSuchFile` for an upload that is complete, aborted or unknown. */
export async function listParts(key: string, uploadId: string): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  let marker: string | undefined;
  do {
    const command = new ListPartsCommand({
      ...at(key),
      UploadId: uploadId,
      ...(marker && { PartNumberMarker: marker }),
    });
    const page = await orNoSuchFile(key, s3Client().send(command));
    parts.push(...(page.Parts ?? []).map(storedPart));
    marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (marker);
  return parts;
}

/** The total size of all parts, in bytes. */
export const sumOfParts = (parts: readonly StoredPart[]) => parts.reduce((sum, { Size }) => sum + Size, 0);

const storedPart = ({ PartNumber = 0, ETag = "", Size = 0 }: Part): StoredPart => ({ PartNumber, ETag, Size });

/**
 * Completes the upload. Returns the object's URL ("" if S3 sends none). Returns null if S3 refuses the call, for
 * example because a part's ETag is wrong. Throws `NoSuchFile` for an unknown upload.
 */
export async function completeParts(
  key: string,
  uploadId: string,
  parts: readonly { PartNumber: number; ETag: string }[],
): Promise<string | null> {
  const Parts = parts.toSorted((a, b) => a.PartNumber - b.PartNumber);
  const command = new CompleteMultipartUploadCommand({ ...at(key), UploadId: uploadId, MultipartUpload: { Parts } });
  try {
    const { Location = "" } = await s3Client().send(command);
    return Location;
  } catch (error) {
    if (isMissing(error)) throw new NoSuchFile(key);
    if (error instanceof S3ServiceException && error.$fault === "client") return null;
    throw error;
  }
}

/** Aborts an upload. Does nothing if the upload is complete or no longer exists. */
export async function abortParts(key: string, uploadId: string): Promise<void> {
  const command = new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId });
  await s3Client()
    .send(command)
    .catch((error) => {
      if (!isMissing(error)) throw error;
    });
}

/** Aborts all multipart uploads of the key, such as those of a killed process. */
export async function abortAllParts(key: string): Promise<void> {
  const { Uploads = [] } = await s3Client().send(
    new ListMultipartUploadsCommand({ Bucket: s3Bucket() ?? "", Prefix: key }),
  );
  for (const { Key, UploadId } of Uploads) if (Key === key && UploadId) await abortParts(key, UploadId);
}
