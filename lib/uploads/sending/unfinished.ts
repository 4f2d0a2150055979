/** An interrupted upload that this browser remembers. */
export type Unfinished = {
  fingerprint: string;
  name: string;
  /** In bytes. */
  size: number;
  /** In ms since 1970. */
  startedAt: number;
  /** For an upload to S3 in parts. */
  s3?: { key: string; uploadId: string; partSize: number; isComplete?: boolean };
};

const KEY = "plinth.uploads.unfinished";
/** The prefix of the tus client's keys for our uploads. */
const TUS_KEYS = "tus::plinth|";
const KEPT_MS = 24 * 60 * 60 * 1000; // as long as on the server
const KEPT_MAX = 50;

/** Uploads that can be resumed, newest first. */
export function unfinishedUploads(now = Date.now()): Unfinished[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Unfinished[];
    return all.filter(({ startedAt }) => now - startedAt < KEPT_MS);
  } catch {
    return []; // no storage, or invalid data: nothing is resumed
  }
}

export function rememberUpload(upload: Unfinished): void {
  const others = unfinishedUploads().filter(({ fingerprint }) => fingerprint !== upload.fingerprint);
  write([upload, ...others].slice(0, KEPT_MAX));
}

export function forgetUpload(fingerprint: string): void {
  write(unfinishedUploads().filter((each) => each.fingerprint !== fingerprint));
}

/**
 * Forgets all uploads when the session ends, so that the next user of this browser cannot read the names. Removes the
 * tus client's entries too.
 */
export function forgetAllUploads(): void {
  try {
    localStorage.removeItem(KEY);
    for (const key of Object.keys(localStorage)) if (key.startsWith(TUS_KEYS)) localStorage.removeItem(key);
  } catch {
    // no storage: nothing is stored
  }
}

export const unfinishedUpload = (fingerprint: string): Unfinished | undefined =>
  unfinishedUploads().find((each) => each.fingerprint === fingerprint);

function write(uploads: Unfinished[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // storage is full or disabled: the upload continues but cannot be resumed after a reload
  }
}
