import "server-only";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { ZipArchive } from "archiver";
import { createZipPaths } from "@/lib/file-names";

/** The name of a file in the zip, and how it is stored. */
type Entry = NonNullable<Parameters<ZipArchive["append"]>[1]>;

/** The paths in each zip that is being made. */
const zipPaths = new WeakMap<ZipArchive, (path: string) => string>();

function pathIn(archive: ZipArchive, path: string): string {
  const toZipPath = zipPaths.get(archive) ?? createZipPaths();
  zipPaths.set(archive, toZipPath);
  return toZipPath(path);
}

/**
 * Adds a file to a zip, under a path that every system can unpack. Resolves when the archive has read all of it.
 * Rejects if the archive is closed earlier.
 */
export async function appendEntry(
  archive: ZipArchive,
  content: Readable | Buffer | string,
  entry: Entry,
): Promise<void> {
  const closed = new AbortController();
  const stop = () => closed.abort();
  archive.once("close", stop); // if the reader of the zip stops early, no other event follows
  try {
    const entryEvent = once(archive, "entry", { signal: closed.signal });
    archive.append(content, { ...entry, name: pathIn(archive, entry.name) });
    await entryEvent;
  } finally {
    archive.off("close", stop);
  }
}

/** Adds a file from a stream. If the stream fails, the archive fails too. */
export async function appendStream(archive: ZipArchive, stream: Readable, entry: Entry): Promise<void> {
  stream.once("error", (error) => archive.destroy(error));
  try {
    await appendEntry(archive, stream, entry);
  } finally {
    stream.destroy(); // if the archive failed, the stream was not read to its end
  }
}
