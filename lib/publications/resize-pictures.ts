import "server-only";
import { db } from "@/lib/db/db";
import type { Run } from "@/lib/feature";
import { log } from "@/lib/log";
import { ensurePictureSize } from "@/lib/publications/picture-bytes";
import { sizesOf } from "@/lib/publications/picture-sizes";

export type SiteToResize = { siteId: number };

/**
 * The task "resize-pictures": creates the missing sizes of a site's pictures, so that the first visitors do not have to
 * wait.
 */
export async function resizePictures({ siteId }: SiteToResize, { signal }: Pick<Run, "signal">): Promise<void> {
  const files = await db.publishedFile.findMany({ where: { siteId } });
  for (const file of files) {
    for (const size of sizesOf(file)) {
      if (signal.aborted) return;
      await ensurePictureSize(file, size).catch((err) => log.warn({ err, file: file.id }, "A picture was not resized"));
    }
  }
}
