/** An upload that a reload or a crash has interrupted, as this browser remembers it. */
export type Unfinished = {
  fingerprint: string;
  name: string;
  /** In bytes. */
  size: number;
  /** In ms since 1970. */
  startedAt: number;
  /** Of an upload to S3 in parts. */
  s3?: { key: string; uploadId: string; partSize: number; isComplete?: boolean };
};

const KEY = "plinth.uploads.unfinished";
/** How the tus client begins the keys of our uploads. */
const TUS_KEYS = "tus::plinth|";
const KEPT_MS = 24 * 60 * 60 * 1000; // the server forgets them too
const KEPT_MAX = 50;

/** What can be gone on with, the latest first. */
export function unfinishedUploads(now = Date.now()): Unfinished[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Unfinished[];
    return all.filter(({ startedAt }) => now - startedAt < KEPT_MS);
  } catch {
    return []; // no storage, or not ours: then nothing is resumed
  }
}

export function rememberUpload(upload: Unfinished): void {
  const others = unfinishedUploads().filter(({ fingerprint }) => fingerprint !== upload.fingerprint);
  write([upload, ...others].slice(0, KEPT_MAX));
}

export function forgetUpload(fingerprint: string): void {
  write(unfinishedUploads().filter((each) => each.fingerprint !== fingerprint));
}

/** Of everybody: with the session, so that whoever uses this browser next does not read the names. The tus client keeps its own notes. */
export function forgetAllUploads(): void {
  try {
    localStorage.removeItem(KEY);
    for (const key of Object.keys(localStorage)) if (key.startsWith(TUS_KEYS)) localStorage.removeItem(key);
  } catch {
    // no storage: then nothing is kept
  }
}

export const unfinishedUpload = (fingerprint: string): Unfinished | undefined =>
  unfinishedUploads().find((each) => each.fingerprint === fingerprint);

function write(uploads: Unfinished[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // a full or forbidden storage: the upload goes on, and is not resumed after a reload
  }
}
