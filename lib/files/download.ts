import "server-only";
import { Readable } from "node:stream";
import type { FileEntry } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { getDrawingPicture } from "@/lib/files/drawing-picture";
import { type Caller, fileNameOf, requireFileEntry } from "@/lib/files/files";
import { IMMUTABLE_CACHE_CONTROL, type ServedFile } from "@/lib/http/file-response";
import { orNotFound } from "@/lib/storage/or-not-found";
import { type Disk, keyOf, openStorage } from "@/lib/storage/storage";

/** Types that a browser may show inline. Types that can run scripts (HTML, SVG, XML, JavaScript) are left out. */
const SHOWN_INLINE =
  /^(?:image\/(?:jpeg|png|gif|webp|avif|apng|bmp|x-icon|vnd\.microsoft\.icon|heic|tiff)|(?:audio|video)\/[\w.+-]+|application\/pdf|text\/(?:plain|csv|vtt)|font\/[\w.+-]+)$/;

/** The browser may store the response but must revalidate it, because access can end. */
const REVALIDATE = "private, no-cache";

const isShownInline = (mime: string) => SHOWN_INLINE.test(mime);

/**
 * The bytes of a file as a download, for a user who may see it. With `isShown`, in which a browser draws the file into
 * a page, a drawing is a picture (`getDrawingPicture`).
 */
export async function getDownload(caller: Caller, id: number, isShown: boolean): Promise<ServedFile> {
  const entry = await requireFileEntry(caller, "view", id);
  const picture = isShown && entry.mime === DRAWING_MIME ? await getDrawingPicture(entry) : null;
  if (picture) return { ...servePicture(entry, picture), caching: REVALIDATE };
  return serveFile(entry, { disposition: "attachment", caching: REVALIDATE });
}

/** The bytes of a public file, by its name in the storage. A drawing is shown as a picture (`getDrawingPicture`). */
export async function getPublicFile(fileName: string): Promise<ServedFile> {
  const entry = await db.fileEntry.findFirst({
    where: { key: keyOf("public", fileName), disk: "public", deletedAt: null },
  });
  if (!entry) throw notFound("File");
  const picture = entry.mime === DRAWING_MIME ? await getDrawingPicture(entry) : null;
  if (picture) return servePicture(entry, picture);
  return serveFile(entry, {
    disposition: isShownInline(entry.mime) ? "inline" : "attachment",
    caching: IMMUTABLE_CACHE_CONTROL,
  });
}

const DRAWING_MIME = "image/svg+xml";

const servePicture = (entry: FileEntry, bytes: Buffer): ServedFile => ({
  name: `${entry.name}.webp`,
  mime: "image/webp",
  size: bytes.byteLength,
  version: `${fileNameOf(entry)}-picture`,
  modifiedAt: entry.createdAt,
  disposition: "inline",
  caching: IMMUTABLE_CACHE_CONTROL,
  open: (range) => Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])),
});

async function serveFile(entry: FileEntry, options: Pick<ServedFile, "disposition" | "caching">): Promise<ServedFile> {
  const { name, key, disk, mime, size, createdAt } = entry;
  const driver = await openStorage(disk as Disk);
  return {
    ...options,
    name,
    mime: isShownInline(mime) ? mime : "application/octet-stream",
    size: Number(size),
    version: fileNameOf(entry),
    modifiedAt: createdAt,
    open: (range) => orNotFound("File", driver.read(key, range)),
  };
}
