import type { FileEntryJson } from "@/lib/files/schema";
import type { ChosenFile, UploadOptions } from "@/lib/uploads/sending/upload-item";

export type UploadJob = {
  file: ChosenFile;
  options: UploadOptions;
  signal: AbortSignal;
  /** Called with the number of bytes sent so far. Every call resets the stall timer. */
  onProgress: (bytes: number) => void;
};

/** Sends a file to the server and resolves with its file entry. */
export type Sender = (job: UploadJob) => Promise<FileEntryJson>;
