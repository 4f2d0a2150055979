import "server-only";
import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { type ByteRange, NoSuchFile, type PutOptions, type StorageDriver } from "@/lib/storage/driver";
import { s3Client } from "@/lib/storage/s3-client";

const MEGABYTE = 1024 * 1024;
const PART_MIN_BYTES = 5 * MEGABYTE;
const PARTS_MAX = 10_000;
/** Limits the memory that a part uses, because a client can claim any file size. */
const PART_MAX_BYTES = 64 * MEGABYTE;

/** Stores objects in a bucket. They are private, because all files are read through this server. */
export function s3Driver(bucket: string): StorageDriver {
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  const remove = async (key: string) => void (await s3Client().send(new DeleteObjectCommand(at(key))));

  async function copy(from: string, to: string): Promise<void> {
    const source = [bucket, ...from.split("/")].map(encodeURIComponent).join("/");
    await orNoSuchFile(from, s3Client().send(new CopyObjectCommand({ ...at(to), CopySource: source })));
  }

  return {
    kind: "s3",
    put: (key, body, options = {}) =>
      body instanceof Uint8Array ? putBytes(at(key), body, options) : putStream(at(key), body, options),
    read: (key, range) => openObject(at(key), range),
    head: async (key) => {
      const object = await s3Client()
        .send(new HeadObjectCommand(at(key)))
        .catch(nothingIfMissing);
      return object && { size: object.ContentLength ?? 0, modifiedAt: object.LastModified ?? new Date(0) };
    },
    remove,
    copy,
  };
}

type ObjectRef = { Bucket: string; Key: string };

async function putBytes(object: ObjectRef, body: Uint8Array, { mime, signal }: PutOptions): Promise<number> {
  const command = new PutObjectCommand({ ...object, Body: body, ...(mime && { ContentType: mime }) });
  await s3Client().send(command, { ...(signal && { abortSignal: signal }) });
  return body.byteLength;
}

/** Sends one part at a time, because each part is held in memory. */
async function putStream(object: ObjectRef, body: Readable, { mime, size, signal }: PutOptions): Promise<number> {
  let sent = 0;
  const counted = Readable.from(
    countBytes(body, (bytes) => (sent += bytes)),
    { objectMode: false },
  );
  const upload = new Upload({
    client: s3Client(),
    params: { ...object, Body: counted, ...(mime && { ContentType: mime }) },
    queueSize: 1,
    partSize: partSizeOf(size ?? 0),
  });
  const stop = () => void upload.abort();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    signal?.throwIfAborted();
    await upload.done();
    return sent;
  } finally {
    signal?.removeEventListener("abort", stop);
    body.destroy();
  }
}

/** The part size for a file of this size, both in bytes. */
export const partSizeOf = (size: number): number =>
  Math.min(PART_MAX_BYTES, Math.max(PART_MIN_BYTES, Math.ceil(size / PARTS_MAX)));

async function* countBytes(body: Readable, count: (bytes: number) => void) {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    count(chunk.byteLength);
    yield chunk;
  }
}

async function openObject(object: ObjectRef, range: ByteRange | undefined): Promise<Readable> {
  const command = new GetObjectCommand({ ...object, ...(range && { Range: `bytes=${range.start}-${range.end}` }) });
  const { Body } = await orNoSuchFile(object.Key, s3Client().send(command));
  return Body as Readable;
}

export async function orNoSuchFile<T>(key: string, work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw isMissing(error) ? new NoSuchFile(key) : error;
  });
}

function nothingIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Checks the status too, because a response to HEAD has no body and so no error name. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 404 || ["NoSuchKey", "NotFound", "NoSuchUpload"].includes(error.name));
