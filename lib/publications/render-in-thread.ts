import "server-only";
import { largePartMessage } from "@/lib/publications/checks/size";
import type { SiteFile } from "@/lib/publications/picture-sizes";
import type { RenderedDocument, RenderInput, renderDocument } from "@/lib/publications/render-document";
import { refuseChecks } from "@/lib/publications/run-checks";
import { runInThread, type TaskOwner } from "@/lib/threads/pool";

type RenderedPages = Exclude<RenderedDocument, { tooLarge: unknown }>;

/** Renders all pages of a document in a thread. Throws a 422 on `checks` if they are too large. */
export async function renderInThread({ files, icon, ...input }: RenderInput, owner: TaskOwner): Promise<RenderedPages> {
  const siteFiles = new Map([...files].map(([address, file]) => [address, file && siteFileOf(file)]));
  const task = { ...input, files: siteFiles, icon: icon && siteFileOf(icon) };
  const rendered = await runInThread<typeof renderDocument>("renderDocument", task, owner);
  if ("tooLarge" in rendered) throw refuseChecks([largePartMessage(rendered.tooLarge.part, rendered.tooLarge.page)]);
  return rendered;
}

/** Leaves out the other columns of a `PublishedFile`, which would be copied to the thread. */
const siteFileOf = ({ id, folder, extension, mime, width, height, isAnimated }: SiteFile): SiteFile => ({
  id,
  ...(folder !== undefined && { folder }),
  extension,
  mime,
  width,
  height,
  isAnimated,
});
