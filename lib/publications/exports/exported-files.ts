import "server-only";
import type { Readable } from "node:stream";
import type { ExportedFile } from "@/lib/publications/exports/site-zip";
import { nullIfUnreadable } from "@/lib/publications/picture-bytes";
import {
  filePath,
  isOriginalPublic,
  namedSizesOf,
  type PictureSize,
  type SiteFile,
  sizePath,
} from "@/lib/publications/picture-sizes";

type ByteReaders = { open: () => Promise<Readable>; resize: (size: PictureSize) => Promise<Buffer> };

/**
 * The entries of the zip for a file of a site: the sizes of a resized picture that pages name, or else the original.
 * Empty for a picture that is not resized, if visitors may not get its original.
 */
export function exportedFiles(file: SiteFile, { open, resize }: ByteReaders): ExportedFile[] {
  if (isOriginalPublic(file)) return [{ path: inZip(filePath(file)), open: () => nullIfUnreadable(open()) }];
  return namedSizesOf(file).map((size) => ({
    path: inZip(sizePath(file, size)),
    open: () => nullIfUnreadable(resize(size)),
  }));
}

const inZip = (path: string) => path.replace(/^\//, "");
