import { DAY_MS } from "@/lib/durations";

/** A started upload, which this browser remembers so that it can be resumed after an interruption. */
export type UnfinishedUpload = {
  fingerprint: string;
  name: string;
  /** In bytes. */
  size: number;
  /**
   * When this entry was last written: at the start, when the upload is resumed, and before S3 completes it. In Unix
   * milliseconds.
   */
  rememberedAt: number;
  /** Only set for an upload to S3 in parts. `isCompleting`: S3 was asked to complete it, and may have done so. */
  s3?: { key: string; uploadId: string; partSize: number; isCompleting?: boolean };
};

const KEY = "plinth.uploads.unfinished";
/** The tus client stores our uploads under localStorage keys with this prefix. */
const TUS_KEY_PREFIX = "tus::plinth|";
const KEPT_MS = DAY_MS; // the server keeps an upload for at least a day after its start
const KEPT_MAX = 50;

/** The remembered uploads, newest first: those in progress, and those that can be resumed. */
export function listUnfinishedUploads(now = Date.now()): UnfinishedUpload[] {
  try {
    const uploads = JSON.parse(localStorage.getItem(KEY) ?? "[]") as UnfinishedUpload[];
    return uploads.filter(({ rememberedAt }) => now - rememberedAt < KEPT_MS);
  } catch {
    return []; // storage is unavailable or holds invalid data: nothing can be resumed
  }
}

export function rememberUpload(upload: UnfinishedUpload): void {
  const others = listUnfinishedUploads().filter(({ fingerprint }) => fingerprint !== upload.fingerprint);
  write([upload, ...others].slice(0, KEPT_MAX));
}

export function forgetUpload(fingerprint: string): void {
  write(listUnfinishedUploads().filter((each) => each.fingerprint !== fingerprint));
}

/**
 * Forgets all uploads, including the tus client's entries. Called when the session ends, so that the next user of this
 * browser cannot read the file names.
 */
export function forgetAllUploads(): void {
  try {
    localStorage.removeItem(KEY);
    for (const key of Object.keys(localStorage)) if (key.startsWith(TUS_KEY_PREFIX)) localStorage.removeItem(key);
  } catch {
    // storage is unavailable, so there is nothing to remove
  }
}

export const findUnfinishedUpload = (fingerprint: string): UnfinishedUpload | undefined =>
  listUnfinishedUploads().find((each) => each.fingerprint === fingerprint);

function write(uploads: UnfinishedUpload[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // storage is full or disabled: the upload continues but cannot be resumed after a reload
  }
}
