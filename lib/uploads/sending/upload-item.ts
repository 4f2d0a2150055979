import type { FieldMessage } from "@/lib/errors";
import type { FileEntryJson } from "@/lib/files/schema";
import { activeWorkspaceId } from "@/lib/http/active-workspace";
import { extensionOf } from "@/lib/uploads/policy";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

export type UploadStatus = "pending" | "inProgress" | "completed" | "failed" | "aborted";

/** A file that the user chose. */
export type ChosenFile = {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  mime: string;
  /** Without the dot. */
  extension: string;
  /** The file's path, such as "photos/cat.jpg", if a folder was chosen; otherwise empty. */
  relativePath: string;
  /** The workspace that was active when the file was chosen; undefined for the personal workspace. */
  workspaceId: number | undefined;
  /** Identical each time the same file is chosen in the same workspace. Used to find an interrupted upload. */
  fingerprint: string;
  native: File;
};

export type UploadOptions = {
  settings: UploadSettings;
  disk?: "uploads" | "public";
  metadata?: Record<string, string>;
};

export type UploadItem = {
  file: ChosenFile;
  status: UploadStatus;
  /** 0 to 100. */
  percentage: number;
  bytesUploaded: number;
  /** Bytes per second over the last five seconds; null if unknown. */
  speed: number | null;
  options: UploadOptions;
  entry: FileEntryJson | null;
  /** Null if the upload has not failed, or if its error has no message. */
  errorMessage: FieldMessage | null;
};

let lastId = 0;

export function toChosenFile(native: File, relativePath = native.webkitRelativePath): ChosenFile {
  lastId += 1;
  const { name, size, type, lastModified } = native;
  const workspaceId = activeWorkspaceId();
  return {
    id: `upload-${lastId}`,
    name,
    size,
    mime: type,
    extension: extensionOf(name),
    relativePath,
    workspaceId,
    fingerprint: [relativePath || name, size, type, lastModified, workspaceId ?? 0].join("|"),
    native,
  };
}

export function newItem(file: ChosenFile, options: UploadOptions): UploadItem {
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
