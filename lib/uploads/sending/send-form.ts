import type { FileEntryJson } from "@/lib/files/schema";
import { callPath, ensureCsrfToken } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";
import { sendBody } from "@/lib/uploads/sending/send-body";
import type { Sender } from "@/lib/uploads/sending/sender";

/** Sends a file as a form in one request. */
export const sendForm: Sender = async ({ file, options, signal, onProgress }) => {
  const form = new FormData();
  if (file.workspaceId) form.set("workspaceId", String(file.workspaceId));
  if (options.disk) form.set("disk", options.disk);
  if (options.metadata) form.set("metadata", JSON.stringify(options.metadata));
  form.set("file", file.native, file.name); // last, so that the server reads the other fields first
  const headers = { Accept: "application/json", "X-XSRF-TOKEN": await ensureCsrfToken() };
  const report = (bytes: number) => onProgress(Math.min(bytes, file.size));
  const json = await withRetries(
    () => sendBody(callPath("file-entries"), { method: "POST", body: form, headers, signal, onProgress: report }),
    { idempotent: false, signal },
  );
  return (json as { fileEntry: FileEntryJson }).fileEntry;
};
