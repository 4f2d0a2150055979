import "server-only";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { AppError } from "@/lib/errors";
import { parseFileAddress } from "@/lib/files/addresses";
import { openFile } from "@/lib/files/download";
import { getDocument } from "@/lib/projects/documents";
import { isOwnFile, isShippedFile } from "@/lib/projects/own-files";
import { type Caller, requireProject } from "@/lib/projects/projects";
import { toSiteDocument } from "@/lib/site-pages/document";
import { siteFiles } from "@/lib/site-pages/site-files";
import { fontFile } from "@/lib/site-styles/font-faces";

/** A file of the zip, opened when it is written. Null: it does not exist any more. */
export type ExportedSiteFile = { path: string; open: () => Promise<Readable | string | null> };

/** Returns the name and the files of a project's site, which opens from a folder without the app. */
export async function exportProject(caller: Caller, id: number): Promise<{ name: string; files: ExportedSiteFile[] }> {
  const { name } = await requireProject(caller, "view", id);
  const { document } = await getDocument(caller, id);
  const { pages, media, fonts } = await siteFiles(toSiteDocument(document), { lang: "en", isOwnFile });
  return {
    name,
    files: [
      ...pages.map((page) => ({ path: page.path, open: async () => page.html })),
      ...media.map((file) => ({ path: file.path, open: () => openMedia(caller, file.address) })),
      ...fonts.map((file) => ({ path: `fonts/${file}`, open: async () => createReadStream(fontFile(file)) })),
    ],
  };
}

/** Opens a picture. Of uploaded ones, only those that the caller may see. */
async function openMedia(caller: Caller, address: string): Promise<Readable | null> {
  if (isShippedFile(address)) return openShipped(address);
  return openFile(caller, parseFileAddress(address)).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
}

/** Null for a picture that a later version of Plinth no longer has. */
async function openShipped(address: string): Promise<Readable | null> {
  const file = await open(path.join("public", address)).catch(() => null);
  return file?.createReadStream() ?? null;
}
