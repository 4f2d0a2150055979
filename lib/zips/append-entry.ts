import "server-only";
import { once } from "node:events";
import type { ZipArchive } from "archiver";

/** Adds a file to a zip. Resolves when the archive has taken all of it. Rejects if the archive is closed before. */
export async function appendEntry(archive: ZipArchive, ...entry: Parameters<ZipArchive["append"]>): Promise<void> {
  const closed = new AbortController();
  const stop = () => closed.abort();
  archive.once("close", stop); // the only event if the reader stops
  try {
    const added = once(archive, "entry", { signal: closed.signal });
    archive.append(...entry);
    await added;
  } finally {
    archive.off("close", stop);
  }
}
