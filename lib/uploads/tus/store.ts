import "server-only";
import { mkdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { FileStore } from "@tus/file-store";
import { type DataStore, type KvStore, Upload } from "@tus/server";
import { db } from "@/lib/db/db";
import { s3Bucket } from "@/lib/s3-environment";
import { filesFolder } from "@/lib/storage/storage";
import { type Intent, UPLOAD_LIFETIME_MS } from "@/lib/uploads/intents";

/**
 * Uploads of deferred length are not supported, because the quota is checked before an upload starts. Checksums are
 * handled in `checksum.ts`.
 */
export const TUS_EXTENSIONS = ["creation", "creation-with-upload", "termination", "expiration", "checksum"];

const S3_PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 4;

/** Creates files that only the server's system user may read. */
class PrivateFileStore extends FileStore {
  override async create(upload: Upload): Promise<Upload> {
    const file = path.join(this.directory, upload.id);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, "", { mode: 0o600 });
    return super.create(upload);
  }
}

/** The tus store on disk. The state of an upload is stored in its `UploadIntent` row, which all instances share. */
export function diskStore(): DataStore {
  const configstore: KvStore = { get: findUpload, set: doNothing, delete: doNothing };
  const directory = filesFolder();
  mkdirSync(directory, { recursive: true, mode: 0o700 }); // otherwise the store would let everyone read the folder
  const store = new PrivateFileStore({
    directory,
    configstore,
    expirationPeriodInMilliseconds: UPLOAD_LIFETIME_MS,
  });
  store.extensions = TUS_EXTENSIONS;
  return store;
}

export async function openBucketStore(): Promise<DataStore> {
  // Imported on demand, because the SDK is large, and most installations have no bucket.
  const [{ S3Store }, { s3Config }] = await Promise.all([import("@tus/s3-store"), import("@/lib/storage/s3-client")]);
  const store = new S3Store({
    s3ClientConfig: { ...s3Config(), bucket: s3Bucket() ?? "" },
    partSize: S3_PART_BYTES,
    maxConcurrentPartUploads: PARTS_AT_ONCE,
    expirationPeriodInMilliseconds: UPLOAD_LIFETIME_MS,
    useTags: false,
    cache: { get: findS3Upload, set: keepS3Id, delete: doNothing },
  });
  store.extensions = TUS_EXTENSIONS;
  return store;
}

async function doNothing(): Promise<void> {
  // the `UploadIntent` row is written and deleted elsewhere
}

const findIntent = (key: string) => db.uploadIntent.findUnique({ where: { key } });

async function findUpload(key: string): Promise<Upload | undefined> {
  const intent = await findIntent(key);
  return intent ? uploadOf(intent) : undefined;
}

/**
 * The upload in the store's format. tus computes the expiry from the creation date, which is therefore set to the time
 * when the upload was last continued.
 */
const uploadOf = ({ key, size, metadata, expiresAt }: Intent) =>
  new Upload({
    id: key,
    size: Number(size),
    offset: 0,
    metadata: metadata as Record<string, string | null>,
    creation_date: new Date(expiresAt.getTime() - UPLOAD_LIFETIME_MS).toISOString(),
  });

type S3Upload = { file: Upload; "upload-id": string; "tus-version": string };

async function findS3Upload(key: string): Promise<S3Upload | undefined> {
  const intent = await findIntent(key);
  if (!intent?.s3UploadId) return undefined;
  return { file: uploadOf(intent), "upload-id": intent.s3UploadId, "tus-version": "1.0.0" };
}

async function keepS3Id(key: string, upload: S3Upload): Promise<void> {
  await db.uploadIntent.updateMany({ where: { key }, data: { s3UploadId: upload["upload-id"] } });
}
