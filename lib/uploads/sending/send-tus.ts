import type { DetailedError, Upload } from "tus-js-client";
import type { FileEntryJson } from "@/lib/files/schema";
import { ApiError, api, callPath, ensureCsrfToken } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";
import type { Sender, UploadJob } from "@/lib/uploads/sending/sender";
import { forgetUpload, rememberUpload } from "@/lib/uploads/sending/unfinished";
import { whenAborted } from "@/lib/uploads/sending/when-aborted";

const RETRY_DELAYS_MS = [0, 3000, 5000, 10_000, 20_000];

/** Sends a file by tus. An interrupted upload resumes, even after a reload if the same file is chosen again. */
export const sendByTus: Sender = async (job) => {
  const { file, signal } = job;
  rememberUpload({ fingerprint: file.fingerprint, name: file.name, size: file.size, rememberedAt: Date.now() });
  const { url, forget } = await runUpload(job);
  const uploadKey = new URL(url, location.href).pathname.split("/").at(-1);
  const { fileEntry } = await withRetries(
    () => api.post<{ fileEntry: FileEntryJson }>("tus/entries", { uploadKey }, { signal }),
    { idempotent: true, signal },
  );
  await forget();
  forgetUpload(file.fingerprint);
  return fileEntry;
};

/**
 * The upload's URL, and a function to forget it. Call `forget` only after the file entry has been created, so that a
 * retry can resume until then.
 */
type FinishedUpload = { url: string; forget: () => Promise<void> };

async function runUpload({ file, options, signal, onProgress }: UploadJob): Promise<FinishedUpload> {
  const tus = await import("tus-js-client");
  const token = await ensureCsrfToken();
  return new Promise((resolve, reject) => {
    const upload: Upload = new tus.Upload(file.native, {
      endpoint: callPath("tus/upload"),
      chunkSize: options.settings.chunk_size,
      retryDelays: RETRY_DELAYS_MS,
      headers: { "X-XSRF-TOKEN": token },
      metadata: metadataOf({ file, options }),
      fingerprint: async () => `plinth|${file.fingerprint}`,
      onProgress: (bytes) => onProgress(bytes),
      onError: (error) => reject(toApiError(error)),
      onSuccess: () => resolve({ url: upload.url ?? "", forget: () => forgetUrls(upload) }),
    });
    whenAborted(signal, () => {
      const isAbortedByUser = signal.reason === "aborted";
      if (isAbortedByUser) forgetUpload(file.fingerprint);
      const rejectStopped = () => reject(new ApiError(0, { code: "network", message: "", errors: {} }));
      upload.abort(isAbortedByUser).then(rejectStopped, rejectStopped);
    });
    startOrResume(upload, signal).catch((error: Error) => reject(toApiError(error)));
  });
}

async function forgetUrls(upload: Upload): Promise<void> {
  for (const { urlStorageKey } of await upload.findPreviousUploads()) {
    await upload.options.urlStorage?.removeUpload(urlStorageKey);
  }
}

/**
 * Resumes an earlier upload of the file, or starts a new one. If the earlier one no longer exists on the server, the
 * tus client starts again.
 */
async function startOrResume(upload: Upload, signal: AbortSignal): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  if (!signal.aborted) upload.start();
}

function metadataOf({ file, options }: Pick<UploadJob, "file" | "options">): Record<string, string> {
  return {
    filename: file.name,
    filetype: file.mime,
    ...(file.workspaceId && { workspaceId: String(file.workspaceId) }),
    ...(options.disk && { disk: options.disk }),
    ...(options.metadata && { metadata: JSON.stringify(options.metadata) }),
  };
}

/** The server's error, if it sent one. */
function toApiError(error: Error | DetailedError): ApiError {
  const response = "originalResponse" in error ? error.originalResponse : null;
  const empty = { code: "unknown", message: "", errors: {} };
  if (!response) return new ApiError(0, empty);
  try {
    return new ApiError(response.getStatus(), { ...empty, ...JSON.parse(response.getBody()) });
  } catch {
    return new ApiError(response.getStatus(), empty);
  }
}
