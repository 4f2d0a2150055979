import type { FileEntryJson } from "@/lib/files/schema";
import { api } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";
import { sendBody } from "@/lib/uploads/sending/send-body";
import type { Sender, UploadJob } from "@/lib/uploads/sending/sender";

type PresignedUpload = { url: string; key: string; acl: string };

/** Sends a file to S3 in one request. */
export const sendToS3: Sender = async (job) => {
  const { file, signal, onProgress } = job;
  const { url, key, acl } = await withRetries(
    () => api.post<PresignedUpload>("s3/simple/presign", announcedFileOf(job), { signal }),
    { idempotent: false, signal },
  );
  const headers = { "Content-Type": file.mime || "application/octet-stream", "x-amz-acl": acl };
  await withRetries(() => sendBody(url, { method: "PUT", body: file.native, headers, signal, onProgress }), {
    idempotent: true,
    signal,
  });
  return createEntry(job, key);
};

/** What the server needs to know about the file before its bytes are sent to S3. */
export function announcedFileOf({ file, options }: Pick<UploadJob, "file" | "options">) {
  return {
    filename: file.name,
    mime: file.mime,
    size: file.size,
    extension: file.extension,
    disk: options.disk ?? "uploads",
    workspaceId: file.workspaceId ?? 0,
    metadata: options.metadata ?? {},
  };
}

/** Creates the file entry after the bytes are uploaded. */
export async function createEntry({ file, signal }: UploadJob, key: string): Promise<FileEntryJson> {
  const body = {
    filename: key,
    clientName: file.name,
    clientMime: file.mime,
    clientExtension: file.extension,
    size: file.size,
  };
  const { fileEntry } = await withRetries(
    () => api.post<{ fileEntry: FileEntryJson }>("s3/entries", body, { signal }),
    { idempotent: true, signal },
  );
  return fileEntry;
}
