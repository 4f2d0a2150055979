import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { DAY_MS } from "@/lib/durations";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** The status code that tus defines for a checksum mismatch. */
export const CHECKSUM_MISMATCH = 460;
export const CHECKSUM_ALGORITHMS = ["sha1", "sha256", "sha512", "md5"];

export type Checksum = { algorithm: string; digest: Buffer };

/** Parses the value of `Upload-Checksum`: `sha1 <base64>`. Null for an invalid format or an unknown algorithm. */
export function checksumOf(header: string): Checksum | null {
  const [, algorithm = "", digest = ""] = /^(\w+) ([A-Za-z0-9+/]+={0,2})$/.exec(header.trim()) ?? [];
  return CHECKSUM_ALGORITHMS.includes(algorithm) ? { algorithm, digest: Buffer.from(digest, "base64") } : null;
}

/**
 * Calls `use` with the request's body, or returns null if the body does not match `checksum`. The body is first stored
 * in a temporary file named after the upload's `id`, so that no wrong byte reaches the upload. Accepts at most
 * `maxBytes`. Stops when `releaseSignal` aborts, because another request is then waiting for the lock.
 */
export async function withVerifiedBody<T>(
  request: Request,
  { checksum, id, ...limits }: { checksum: Checksum; id: string; maxBytes: number; releaseSignal: AbortSignal },
  use: (body: ReadableStream<Uint8Array>) => Promise<T>,
): Promise<T | null> {
  const folder = await spoolFolder();
  const file = path.join(folder, id);
  try {
    const digest = await spoolBody(request, { algorithm: checksum.algorithm, file, ...limits });
    const isMatch = digest.length === checksum.digest.length && timingSafeEqual(digest, checksum.digest);
    return isMatch ? await use(Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>) : null;
  } finally {
    await rm(file, { force: true });
  }
}

let sweep: Promise<void> | undefined;

/** Returns the folder of the temporary files. The first call removes old files that killed processes left there. */
async function spoolFolder(): Promise<string> {
  const folder = path.join(path.resolve(env().DATA_DIR), "tmp");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  sweep ??= removeOld(folder).catch((err: unknown) => log.warn({ err }, "Old temporary files could not be removed"));
  await sweep;
  return folder;
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => null); // another process may remove it at the same time
    if (stats?.isFile() && stats.mtimeMs < Date.now() - DAY_MS) await rm(file, { force: true });
  }
}

async function spoolBody(
  { body }: Request,
  spool: { algorithm: string; file: string; maxBytes: number; releaseSignal: AbortSignal },
): Promise<Buffer> {
  const hash = createHash(spool.algorithm);
  let bytesLeft = spool.maxBytes;
  const hasher = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytesLeft -= chunk.byteLength;
      hash.update(chunk);
      done(bytesLeft < 0 ? lengthMismatch() : null, chunk);
    },
  });
  const source = body ? Readable.fromWeb(body as WebStream<Uint8Array>) : Readable.from([]);
  const target = createWriteStream(spool.file, { mode: 0o600 });
  await pipeline(source, hasher, target, { signal: spool.releaseSignal }).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall ? error : lengthMismatch();
  });
  return hash.digest();
}

const lengthMismatch = () => new AppError("malformed", "The request body does not have the expected length.");
