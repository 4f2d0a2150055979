import "server-only";
import { Readable } from "node:stream";
import type { ZipArchive } from "archiver";
import type { Download } from "@/lib/http/download";
import { log } from "@/lib/log";
import { appendEntry, appendStream } from "@/lib/zips";

/**
 * A file of the zip. `open` is called when the file is written to the zip. It resolves to null if the file no longer
 * exists, or if it is a damaged picture. Such a file is left out.
 */
export type ExportedFile = { path: string; open: () => Promise<Readable | Buffer | string | null> };
/** A site as files, in the order of the zip. Each file is prepared only when the zip gets to it. */
export type SiteExport = { name: string; files: AsyncIterable<ExportedFile> };

const COMPRESSION_LEVEL = 6;
/** Files that compression would not make smaller. */
const COMPRESSED_FILE = /\.(?:avif|webp|jpe?g|png|gif|woff2|mp4|webm|mp3|ogg|m4a|zip|pdf)$/;

/** The documentation of the response. */
export const zipMedia = {
  media: "application/zip",
  description: "HTML pages, pictures and fonts. `index.html` is the first page.",
  headers: { "Content-Disposition": "The name of the project or site" },
};

/** Packs files into a zip while the zip is read. Only one file is open at any moment. */
export async function zipSite({ name, files }: SiteExport): Promise<Download> {
  const { ZipArchive } = await import("archiver"); // loaded on demand, because few processes ever make an export
  const archive = new ZipArchive({ zlib: { level: COMPRESSION_LEVEL } });
  void fill(archive, files).catch((err: Error) => {
    log.warn({ err }, "An export was not finished");
    archive.destroy(err);
  });
  return { name: `${name}.zip`, mime: "application/zip", body: archive };
}

async function fill(archive: ZipArchive, files: SiteExport["files"]): Promise<void> {
  for await (const { path, open } of files) {
    const content = await open();
    if (archive.destroyed) return discard(content); // the client has disconnected in the meantime
    const entry = { name: path, store: COMPRESSED_FILE.test(path) };
    if (content instanceof Readable) await appendStream(archive, content, entry);
    else if (content !== null) await appendEntry(archive, content, entry);
  }
  await archive.finalize();
}

function discard(content: unknown): void {
  if (content instanceof Readable) content.destroy();
}
