import "server-only";
import { Readable } from "node:stream";
import type { ZipArchive } from "archiver";
import { contentDisposition } from "@/lib/http/file-response";
import { log } from "@/lib/log";
import type { ExportedSiteFile } from "@/lib/projects/export";
import { appendEntry, appendStream } from "@/lib/zips/append";

const COMPRESSION_LEVEL = 6;

/** Documents the response. */
export const zipMedia = {
  media: "application/zip",
  description: "HTML pages, pictures and fonts. `index.html` is the first page.",
  headers: { "Content-Disposition": "The project's name" },
};

/** Streams files as a zip. One file is open at a time. */
export async function zipResponse({ name, files }: { name: string; files: readonly ExportedSiteFile[] }) {
  const { ZipArchive } = await import("archiver"); // only now, because few processes ever make an export
  const archive = new ZipArchive({ zlib: { level: COMPRESSION_LEVEL } });
  void fill(archive, files).catch((err: Error) => {
    log.warn({ err }, "An export was not finished");
    archive.destroy(err);
  });
  return new Response(Readable.toWeb(archive) as unknown as ReadableStream, {
    headers: {
      "Cache-Control": "no-store",
      "Content-Disposition": contentDisposition("attachment", `${name}.zip`),
      "Content-Type": "application/zip",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

async function fill(archive: ZipArchive, files: readonly ExportedSiteFile[]): Promise<void> {
  for (const { path, open } of files) {
    const content = await open();
    if (typeof content === "string") await appendEntry(archive, content, { name: path });
    else if (content) await appendStream(archive, content, { name: path });
  }
  await archive.finalize();
}
