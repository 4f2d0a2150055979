import "server-only";
import { buffer } from "node:stream/consumers";
import { readDocument } from "@/lib/projects/documents";
import { type Caller, requireProject } from "@/lib/projects/projects";
import { exportedFiles } from "@/lib/publications/exports/exported-files";
import { limitExports } from "@/lib/publications/exports/limit";
import { exportedFont, fontsOf, withFontsIn } from "@/lib/publications/exports/page-fonts";
import { findProjectFiles, type ProjectFile } from "@/lib/publications/exports/project-files";
import type { ExportedFile, SiteExport } from "@/lib/publications/exports/site-zip";
import { readPictureBytes, resizePicture } from "@/lib/publications/picture-bytes";
import type { RenderedPage } from "@/lib/publications/render";
import { renderInThread } from "@/lib/publications/render-in-thread";

const FONT_FOLDER = "fonts";

/**
 * Returns a project's site as it would be published, but with relative addresses, so that the pages can be opened from
 * a folder without the app. It contains only files that the caller may see. Throws a 403 if these files are too large
 * in total.
 */
export async function exportProject(caller: Caller, id: number): Promise<SiteExport> {
  const { name, language } = await requireProject(caller, "view", id);
  await limitExports(caller.actor.id);
  const { document } = await readDocument(caller, id);
  const files = await findProjectFiles(caller, id, document);
  const options = {
    document,
    lang: language,
    name,
    files: new Map([...files].map(([address, found]) => [address, found?.file ?? null])),
    icon: undefined,
    hasRelativeLinks: true,
  };
  const { pages, fileNames } = await renderInThread(options, { ownerId: caller.actor.id });
  const foundFiles = new Set([...files.values()].filter((file) => file !== null));
  return { name, files: filesOf(pages, { fileNames, files: foundFiles, owner: `user:${caller.actor.id}` }) };
}

type Parts = { fileNames: ReadonlyMap<string, string>; files: ReadonlySet<ProjectFile>; owner: string };

async function* filesOf(
  pages: readonly RenderedPage[],
  { fileNames, files, owner }: Parts,
): AsyncGenerator<ExportedFile> {
  for (const { pageId, html } of pages)
    yield { path: fileNames.get(pageId) ?? "", open: async () => withFontsIn(FONT_FOLDER, html) };
  for (const { file, source, published } of files) {
    const read = async () => buffer(await source.open());
    yield* exportedFiles(file, {
      open: source.open,
      resize: (size) => (published ? readPictureBytes(published, size) : resizePicture(owner, size, read)),
    });
  }
  for (const font of new Set(pages.flatMap(({ html }) => fontsOf(html)))) yield exportedFont(FONT_FOLDER, font);
}
