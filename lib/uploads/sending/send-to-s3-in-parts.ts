import type { FileEntryJson } from "@/lib/files/schema";
import { ApiError, api } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";
import { partSizeFor, partsOf, type S3Part } from "@/lib/uploads/sending/s3-parts";
import { sendBody } from "@/lib/uploads/sending/send-body";
import { announcedFileOf, createEntry } from "@/lib/uploads/sending/send-to-s3";
import type { Sender, UploadJob } from "@/lib/uploads/sending/sender";
import { STALL_MS } from "@/lib/uploads/sending/stall-timer";
import {
  findUnfinishedUpload,
  forgetUpload,
  rememberUpload,
  type UnfinishedUpload,
} from "@/lib/uploads/sending/unfinished";
import { whenAborted } from "@/lib/uploads/sending/when-aborted";

type StartedUpload = NonNullable<UnfinishedUpload["s3"]>;
type StoredPart = { PartNumber: number; ETag: string; Size: number };

/** S3 sends the response to a completion only when it has put all parts together. */
const COMPLETION_TIMEOUT_MS = 300_000;
const PARALLEL_PARTS = 5;
const SIGNED_AT_ONCE = 10;

/** Sends a large file to S3 in parts. After an interruption only the missing parts are sent. */
export const sendToS3InParts: Sender = async (job) => {
  const earlierUpload = findUnfinishedUpload(job.file.fingerprint)?.s3;
  const entry = earlierUpload && (await resumeUpload(job, earlierUpload));
  return entry ?? sendAndFinish(job, await startUpload(job), []);
};

/** Continues an earlier upload of the file. Returns undefined if nothing of it is left. */
async function resumeUpload(job: UploadJob, upload: StartedUpload): Promise<FileEntryJson | undefined> {
  abortWithSignal(job, upload);
  const storedParts = await fetchStoredParts(upload, job.signal).catch(ignore(404));
  if (storedParts) return sendAndFinish(job, upload, storedParts);
  // S3 has no parts of an upload that it has completed. A 422 can mean that it has no file either.
  return upload.isCompleting ? finish(job, upload).catch(ignore(404, 422)) : undefined;
}

async function startUpload(job: UploadJob): Promise<StartedUpload> {
  const { file, options, signal } = job;
  const { key, uploadId } = await withRetries(
    () => api.post<{ key: string; uploadId: string }>("s3/multipart/create", announcedFileOf(job), { signal }),
    { idempotent: false, signal },
  );
  const upload = { key, uploadId, partSize: partSizeFor(file.size, options.settings.chunk_size) };
  remember(job, upload);
  abortWithSignal(job, upload);
  return upload;
}

function remember({ file: { fingerprint, name, size } }: UploadJob, s3: StartedUpload): void {
  rememberUpload({ fingerprint, name, size, rememberedAt: Date.now(), s3 });
}

async function sendAndFinish(job: UploadJob, upload: StartedUpload, storedParts: StoredPart[]): Promise<FileEntryJson> {
  await sendParts(job, upload, storedParts);
  const parts = await fetchStoredParts(upload, job.signal);
  remember(job, { ...upload, isCompleting: true });
  await complete(job, upload, parts);
  return finish(job, upload);
}

/**
 * Completes the upload at S3, which can take minutes for a large file. Meanwhile reports progress, so that the upload
 * does not count as stalled.
 */
async function complete(job: UploadJob, { key, uploadId }: StartedUpload, storedParts: StoredPart[]): Promise<void> {
  const { file, signal, onProgress } = job;
  const parts = storedParts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
  const options = { signal, timeoutMs: COMPLETION_TIMEOUT_MS };
  const report = () => onProgress(file.size);
  report();
  const timer = setInterval(report, STALL_MS / 3);
  try {
    await withRetries(() => api.post("s3/multipart/complete", { key, uploadId, parts }, options), {
      idempotent: true,
      signal,
    });
  } finally {
    clearInterval(timer);
  }
}

/** Creates the file entry of an upload that S3 has completed. */
async function finish(job: UploadJob, { key }: StartedUpload): Promise<FileEntryJson> {
  const entry = await createEntry(job, key);
  forgetUpload(job.file.fingerprint);
  return entry;
}

/** When the user aborts the upload, aborts it for good, so that S3 deletes its parts. */
function abortWithSignal({ file, signal }: UploadJob, { key, uploadId }: StartedUpload): void {
  whenAborted(signal, () => {
    if (signal.reason !== "aborted") return;
    forgetUpload(file.fingerprint);
    // if this request fails, the server's sweep removes the upload later
    api.post("s3/multipart/abort", { key, uploadId }).catch(() => undefined);
  });
}

/** For `catch`: returns undefined for a refusal with one of these statuses. Rethrows every other error. */
const ignore =
  (...statuses: number[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof ApiError) || !statuses.includes(error.status)) throw error;
  };

async function fetchStoredParts({ key, uploadId }: StartedUpload, signal: AbortSignal): Promise<StoredPart[]> {
  const { parts } = await withRetries(
    () => api.post<{ parts: StoredPart[] }>("s3/multipart/get-uploaded-parts", { key, uploadId }, { signal }),
    { idempotent: true, signal },
  );
  return parts;
}

async function sendParts(job: UploadJob, upload: StartedUpload, storedParts: StoredPart[]): Promise<void> {
  const sizes = new Map(storedParts.map(({ PartNumber, Size }) => [PartNumber, Size]));
  const parts = partsOf(job.file.size, upload.partSize);
  const missingParts = parts.filter(({ number, start, end }) => sizes.get(number) !== end - start);
  const report = createReporter(job, parts, missingParts);
  const urlOf = createUrlLookup(upload, missingParts, job.signal);

  const queue = missingParts.values();
  const workers = Array.from({ length: PARALLEL_PARTS }, async () => {
    for (const part of queue) await sendPart(job, { part, url: await urlOf(part.number), report });
  });
  await Promise.all(workers);
}

type Reporter = (number: number, bytes: number) => void;

/** Returns a function that adds up the progress of all parts, including those uploaded before. */
function createReporter({ file, onProgress }: UploadJob, parts: S3Part[], missingParts: S3Part[]): Reporter {
  const missing = new Set(missingParts);
  const sentBytes = new Map(parts.map((part) => [part.number, missing.has(part) ? 0 : part.end - part.start]));
  const report: Reporter = (number, bytes) => {
    sentBytes.set(number, bytes);
    const total = [...sentBytes.values()].reduce((sum, partBytes) => sum + partBytes, 0);
    onProgress(Math.min(file.size, total));
  };
  const [first] = missingParts;
  if (first) report(first.number, 0);
  return report;
}

/** Returns a function that gets the signed URL of a part. URLs are fetched on demand, ten at a time. */
function createUrlLookup({ key, uploadId }: StartedUpload, missingParts: S3Part[], signal: AbortSignal) {
  const batches = new Map<number, Promise<Map<number, string>>>();
  const numbers = missingParts.map(({ number }) => number);
  return async function urlOf(number: number): Promise<string> {
    const batch = Math.floor(numbers.indexOf(number) / SIGNED_AT_ONCE);
    const partNumbers = numbers.slice(batch * SIGNED_AT_ONCE, (batch + 1) * SIGNED_AT_ONCE);
    const urls = batches.get(batch) ?? fetchSignedUrls({ key, uploadId, partNumbers }, signal);
    batches.set(batch, urls);
    return (await urls).get(number) ?? "";
  };
}

async function fetchSignedUrls(body: { key: string; uploadId: string; partNumbers: number[] }, signal: AbortSignal) {
  const { urls } = await withRetries(
    () =>
      api.post<{ urls: { url: string; partNumber: number }[] }>("s3/multipart/batch-sign-part-urls", body, { signal }),
    { idempotent: true, signal },
  );
  return new Map(urls.map(({ partNumber, url }) => [partNumber, url]));
}

function sendPart({ file, signal }: UploadJob, { part, url, report }: { part: S3Part; url: string; report: Reporter }) {
  const body = file.native.slice(part.start, part.end);
  const onProgress = (bytes: number) => report(part.number, bytes);
  return withRetries(() => sendBody(url, { method: "PUT", body, headers: {}, signal, onProgress }), {
    idempotent: true,
    signal,
  });
}
