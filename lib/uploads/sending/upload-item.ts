import type { FieldMessage } from "@/lib/errors";
import type { FileEntryJson } from "@/lib/files/schema";
import { extensionOf } from "@/lib/uploads/policy";
import { activeWorkspace } from "@/lib/uploads/sending/active-workspace";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

export type UploadStatus = "pending" | "inProgress" | "completed" | "failed" | "aborted";

/** A file that somebody chose. */
export type UploadedFile = {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  mime: string;
  /** Without its dot. */
  extension: string;
  /** With its folders where a folder was chosen ("photos/cat.jpg"), else empty. */
  relativePath: string;
  /** The same for the same file chosen again in the same workspace: how an interrupted upload is found. */
  fingerprint: string;
  native: File;
};

export type UploadOptions = {
  settings: UploadSettings;
  disk?: "uploads" | "public";
  metadata?: Record<string, string>;
};

export type UploadItem = {
  file: UploadedFile;
  status: UploadStatus;
  /** 0 to 100. */
  percentage: number;
  bytesUploaded: number;
  /** Bytes a second, over the last seconds; null while there is nothing to tell. */
  speed: number | null;
  options: UploadOptions;
  entry: FileEntryJson | null;
  /** Null for a failure about which the server said nothing. */
  errorMessage: FieldMessage | null;
};

let lastId = 0;

export function uploadedFile(native: File, relativePath = native.webkitRelativePath): UploadedFile {
  lastId += 1;
  const { name, size, type, lastModified } = native;
  return {
    id: `upload-${lastId}`,
    name,
    size,
    mime: type,
    extension: extensionOf(name),
    relativePath,
    fingerprint: [relativePath || name, size, type, lastModified, activeWorkspace() ?? 0].join("|"),
    native,
  };
}

export function newItem(file: UploadedFile, options: UploadOptions): UploadItem {
  return {
    file,
    options,
    status: "pending",
    percentage: 0,
    bytesUploaded: 0,
    speed: null,
    entry: null,
    errorMessage: null,
  };
}
