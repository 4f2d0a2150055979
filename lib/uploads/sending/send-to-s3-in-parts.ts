import type { FileEntryJson } from "@/lib/files/schema";
import { ApiError, api } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";
import { partSizeFor, partsOf, type S3Part } from "@/lib/uploads/sending/s3-parts";
import { sendBody } from "@/lib/uploads/sending/send-body";
import { announcedFileOf, createEntry } from "@/lib/uploads/sending/send-to-s3";
import type { Sender, UploadJob } from "@/lib/uploads/sending/sender";
import { findUnfinishedUpload, forgetUpload, rememberUpload } from "@/lib/uploads/sending/unfinished";
import { whenAborted } from "@/lib/uploads/sending/when-aborted";

type StartedUpload = { key: string; uploadId: string; partSize: number; isComplete?: boolean };
type StoredPart = { PartNumber: number; ETag: string; Size: number };

const PARALLEL_PARTS = 5;
const SIGNED_AT_ONCE = 10;

/** Sends a large file to S3 in parts. After an interruption only the missing parts are sent. */
export const sendToS3InParts: Sender = async (job) => {
  const { signal } = job;
  const earlierEntry = await finishEarlierUpload(job);
  if (earlierEntry) return earlierEntry;
  const { upload, storedParts } = await startOrResume(job);
  whenAborted(signal, () => signal.reason === "aborted" && abortForGood(job, upload));
  await sendParts(job, upload, storedParts);
  const parts = (await fetchStoredParts(upload, signal)).map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
  const { key, uploadId } = upload;
  await withRetries(() => api.post("s3/multipart/complete", { key, uploadId, parts }, { signal, timeoutMs: 300_000 }), {
    idempotent: false,
    signal,
  });
  remember(job, { ...upload, isComplete: true });
  const entry = await createEntry(job, key);
  forgetUpload(job.file.fingerprint);
  return entry;
};

/** Creates the file entry of an earlier upload that S3 had completed before the interruption, if there is one. */
async function finishEarlierUpload(job: UploadJob): Promise<FileEntryJson | undefined> {
  const { s3 } = findUnfinishedUpload(job.file.fingerprint) ?? {};
  if (!s3?.isComplete) return undefined;
  const entry = await createEntry(job, s3.key).catch(ignoreNotFound);
  // The upload has become a file, or it no longer exists, so it cannot be resumed.
  forgetUpload(job.file.fingerprint);
  return entry;
}

function remember({ file: { fingerprint, name, size } }: UploadJob, s3: StartedUpload): void {
  rememberUpload({ fingerprint, name, size, startedAt: Date.now(), s3 });
}

/** Continues an earlier upload of the file, or starts a new one. */
async function startOrResume(job: UploadJob): Promise<{ upload: StartedUpload; storedParts: StoredPart[] }> {
  const { file, options, signal } = job;
  const earlierUpload = findUnfinishedUpload(file.fingerprint)?.s3;
  const storedParts = earlierUpload && (await fetchStoredParts(earlierUpload, signal).catch(ignoreNotFound));
  if (earlierUpload && storedParts) return { upload: earlierUpload, storedParts };

  const { key, uploadId } = await withRetries(
    () => api.post<{ key: string; uploadId: string }>("s3/multipart/create", announcedFileOf(job), { signal }),
    { idempotent: false, signal },
  );
  const partSize = partSizeFor(file.size, options.settings.chunk_size);
  const upload = { key, uploadId, partSize };
  remember(job, upload);
  return { upload, storedParts: [] };
}

/** Aborts the upload for good, so that S3 deletes its parts. */
function abortForGood({ file }: UploadJob, { key, uploadId }: StartedUpload): void {
  forgetUpload(file.fingerprint);
  // if this request fails, the server's sweep removes the upload later
  api.post("s3/multipart/abort", { key, uploadId }).catch(() => undefined);
}

/** For `catch`: returns undefined for a 404, so that the upload is started again. Rethrows every other error. */
function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

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
