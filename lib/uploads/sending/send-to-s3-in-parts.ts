import type { FileEntryJson } from "@/lib/files/schema";
import { ApiError, api } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";
import { partSizeFor, partsOf, type S3Part } from "@/lib/uploads/sending/s3-parts";
import { sendBody } from "@/lib/uploads/sending/send-body";
import { announcementOf, entryOf } from "@/lib/uploads/sending/send-to-s3";
import type { Sender, Sending } from "@/lib/uploads/sending/sender";
import { forgetUpload, rememberUpload, unfinishedUpload } from "@/lib/uploads/sending/unfinished";

type Begun = { key: string; uploadId: string; partSize: number; isComplete?: boolean };
type Stored = { PartNumber: number; ETag: string; Size: number };

const PARALLEL_PARTS = 5;
const SIGNED_AT_ONCE = 10;

/** A large file straight to S3, in parts; interrupted, only the parts that are missing are sent. */
export const sendToS3InParts: Sender = async (sending) => {
  const { signal } = sending;
  const whole = await entryOfWhole(sending);
  if (whole) return whole;
  const { begun, stored } = await begin(sending);
  signal.addEventListener("abort", () => signal.reason === "aborted" && giveUp(sending, begun));
  await sendParts(sending, begun, stored);
  const parts = (await storedParts(begun, signal)).map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
  const { key, uploadId } = begun;
  await withRetries(() => api.post("s3/multipart/complete", { key, uploadId, parts }, { signal, timeoutMs: 300_000 }), {
    idempotent: false,
    signal,
  });
  remember(sending, { ...begun, isComplete: true });
  return kept(sending, await entryOf(sending, key));
};

/** Of a try that had brought all bytes there and heard no more. */
async function entryOfWhole(sending: Sending): Promise<FileEntryJson | undefined> {
  const { s3 } = unfinishedUpload(sending.file.fingerprint) ?? {};
  if (!s3?.isComplete) return undefined;
  const entry = await entryOf(sending, s3.key).catch(onlyIfKnown);
  return kept(sending, entry);
}

/** It is a file now, or gone: nothing is left to go on with. */
function kept<T>({ file }: Sending, entry: T): T {
  forgetUpload(file.fingerprint);
  return entry;
}

function remember({ file: { fingerprint, name, size } }: Sending, s3: Begun): void {
  rememberUpload({ fingerprint, name, size, startedAt: Date.now(), s3 });
}

/** The upload that an earlier try has begun, or a new one. */
async function begin(sending: Sending): Promise<{ begun: Begun; stored: Stored[] }> {
  const { file, options, signal } = sending;
  const earlier = unfinishedUpload(file.fingerprint)?.s3;
  const stored = earlier && (await storedParts(earlier, signal).catch(onlyIfKnown));
  if (earlier && stored) return { begun: earlier, stored };

  const answer = await withRetries(
    () => api.post<{ key: string; uploadId: string }>("s3/multipart/create", announcementOf(sending), { signal }),
    { idempotent: false, signal },
  );
  const partSize = partSizeFor(file.size, options.settings.chunk_size);
  const begun = { key: answer.key, uploadId: answer.uploadId, partSize };
  remember(sending, begun);
  return { begun, stored: [] };
}

/** Somebody has stopped it for good: S3 need not keep the parts. */
function giveUp({ file }: Sending, { key, uploadId }: Begun): void {
  forgetUpload(file.fingerprint);
  api.post("s3/multipart/abort", { key, uploadId }).catch(() => undefined); // the server sweeps what is left
}

/** One that the server has forgotten is begun anew. */
function onlyIfKnown(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

async function storedParts({ key, uploadId }: Begun, signal: AbortSignal): Promise<Stored[]> {
  const { parts } = await withRetries(
    () => api.post<{ parts: Stored[] }>("s3/multipart/get-uploaded-parts", { key, uploadId }, { signal }),
    { idempotent: true, signal },
  );
  return parts;
}

async function sendParts(sending: Sending, begun: Begun, stored: Stored[]): Promise<void> {
  const sizes = new Map(stored.map(({ PartNumber, Size }) => [PartNumber, Size]));
  const parts = partsOf(sending.file.size, begun.partSize);
  const missing = parts.filter(({ number, start, end }) => sizes.get(number) !== end - start);
  const report = progressOf(sending, parts, missing);
  const urls = addresses(begun, missing, sending.signal);

  const next = missing.values();
  const runs = Array.from({ length: PARALLEL_PARTS }, async () => {
    for (const part of next) await sendPart(sending, { part, url: await urls(part.number), report });
  });
  await Promise.all(runs);
}

type Report = (number: number, bytes: number) => void;

/** Adds up what the parts have sent, with those that lie there already. */
function progressOf({ file, onProgress }: Sending, parts: S3Part[], missing: S3Part[]): Report {
  const waiting = new Set(missing);
  const sent = new Map(parts.map((part) => [part.number, waiting.has(part) ? 0 : part.end - part.start]));
  const report: Report = (number, bytes) => {
    sent.set(number, bytes);
    onProgress(
      Math.min(
        file.size,
        [...sent.values()].reduce((sum, each) => sum + each, 0),
      ),
    );
  };
  const [first] = missing;
  if (first) report(first.number, 0);
  return report;
}

/** Signed addresses of parts, fetched ten at a time when the first of them is wanted. */
function addresses({ key, uploadId }: Begun, missing: S3Part[], signal: AbortSignal) {
  const batches = new Map<number, Promise<Map<number, string>>>();
  const numbers = missing.map(({ number }) => number);
  return async function addressOf(number: number): Promise<string> {
    const batch = Math.floor(numbers.indexOf(number) / SIGNED_AT_ONCE);
    const partNumbers = numbers.slice(batch * SIGNED_AT_ONCE, (batch + 1) * SIGNED_AT_ONCE);
    const signed = batches.get(batch) ?? sign({ key, uploadId, partNumbers }, signal);
    batches.set(batch, signed);
    return (await signed).get(number) ?? "";
  };
}

async function sign(body: { key: string; uploadId: string; partNumbers: number[] }, signal: AbortSignal) {
  const { urls } = await withRetries(
    () =>
      api.post<{ urls: { url: string; partNumber: number }[] }>("s3/multipart/batch-sign-part-urls", body, { signal }),
    { idempotent: true, signal },
  );
  return new Map(urls.map(({ partNumber, url }) => [partNumber, url]));
}

function sendPart({ file, signal }: Sending, { part, url, report }: { part: S3Part; url: string; report: Report }) {
  const body = file.native.slice(part.start, part.end);
  const onProgress = (bytes: number) => report(part.number, bytes);
  return withRetries(() => sendBody(url, { method: "PUT", body, headers: {}, signal, onProgress }), {
    idempotent: true,
    signal,
  });
}
