import "server-only";
import type { PublishedFile } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import type { Caller } from "@/lib/projects/projects";
import { makeDerivedPicture } from "@/lib/publications/derived-bytes";
import { derivedPathsIn, parseDerivedPath } from "@/lib/publications/derived-pictures";
import { exportedFiles } from "@/lib/publications/exports/exported-files";
import { limitExports } from "@/lib/publications/exports/limit";
import { exportedFont, fontsOf } from "@/lib/publications/exports/page-fonts";
import type { ExportedFile, SiteExport } from "@/lib/publications/exports/site-zip";
import { nullIfUnreadable, readPictureBytes } from "@/lib/publications/picture-bytes";
import { withOrigin } from "@/lib/publications/policy";
import { FONT_PATH } from "@/lib/site-styles/font-faces";
import { siteUrl } from "@/lib/sites/site-hosts";
import { requireSite } from "@/lib/sites/sites";
import { openStorage } from "@/lib/storage/storage";

/**
 * Returns a publication as visitors get it at the site's main address: each file has the same bytes and the same path.
 * Each page is in the file in which web servers look for it: `/about` is in `about.html`. A page whose file name is
 * already taken has a folder: `/index` is in `index/index.html`.
 */
export async function exportPublication(caller: Caller, siteId: number, id: number): Promise<SiteExport> {
  const { name, slug, domains } = await requireSite(caller, "view", siteId);
  const select = { id: true, number: true, fileIds: true };
  const publication = await db.publication.findFirst({ where: { id, siteId }, select });
  if (!publication) throw notFound("Publication");
  await limitExports(caller.actor.id);
  const origin = siteUrl({ slug, domain: domains[0]?.host });
  return { name: `${name} ${publication.number}`, files: filesOf(publication, origin) };
}

type ExportedPublication = { id: number; fileIds: readonly string[] };

/** Reads each page and each file's row only when the zip gets to it. */
async function* filesOf(publication: ExportedPublication, origin: string): AsyncGenerator<ExportedFile> {
  const fonts = new Set<string>();
  const names = new Set<string>();
  const derivedPaths = new Set<string>();
  for await (const { path, html } of pagesOf(publication)) {
    for (const derivedPath of derivedPathsIn(html)) derivedPaths.add(derivedPath);
    for (const font of fontsOf(html)) fonts.add(font);
    yield { path: fileNameFor(path, names), open: async () => withOrigin(html, origin) };
  }
  for (const fileId of publication.fileIds) {
    const file = await db.publishedFile.findUnique({ where: { id: fileId } });
    if (!file) continue;
    const open = async () => (await openStorage("public")).read(file.key);
    yield* exportedFiles(file, { open, resize: (size) => readPictureBytes(file, size) });
    yield* exportedDerived(file, derivedPaths);
  }
  for (const font of fonts) yield exportedFont(FONT_PATH.slice(1), font);
}

/** The pictures that were made from a file for apps and phones, as far as the pages name them. */
function* exportedDerived(file: PublishedFile, paths: ReadonlySet<string>): Generator<ExportedFile> {
  for (const path of paths) {
    const parsed = parseDerivedPath(path);
    if (parsed?.id !== file.id) continue;
    yield { path: path.slice(1), open: () => nullIfUnreadable(makeDerivedPicture(file, parsed.derived)) };
  }
}

/** Returns the file name for a page, and adds its name to those that are taken. */
function fileNameFor(path: string, takenNames: Set<string>): string {
  const name = path === "/" ? "index" : path.slice(1);
  const isTaken = takenNames.has(name.toLowerCase());
  takenNames.add(name.toLowerCase());
  return isTaken ? `${name}/index.html` : `${name}.html`;
}

async function* pagesOf({ id: publicationId }: ExportedPublication) {
  const where = { publicationId };
  const paths = await db.publishedPage.findMany({ where, orderBy: { path: "asc" }, select: { path: true } });
  for (const { path } of paths) {
    const page = await db.publishedPage.findUnique({ where: { publicationId_path: { publicationId, path } } });
    if (page) yield page; // it may have been deleted in the meantime
  }
}
