import type { FileEntryJson } from "@/lib/files/schema";
import type { UploadedFile, UploadOptions } from "@/lib/uploads/sending/upload-item";

export type Sending = {
  file: UploadedFile;
  options: UploadOptions;
  signal: AbortSignal;
  /** Bytes of the file that have gone; any call shows that the upload lives. */
  onProgress: (bytes: number) => void;
};

/** Brings a file to the server, and resolves with what it became there. */
export type Sender = (sending: Sending) => Promise<FileEntryJson>;
