import "server-only";
import { buffer } from "node:stream/consumers";
import type { PublishedFile } from "@/lib/db/client/client";
import { runPictureJob, UnreadablePicture } from "@/lib/pictures/picture-process";
import { type DerivedPicture, isDerivable, jobFor } from "@/lib/publications/derived-pictures";
import { makeOnce } from "@/lib/publications/picture-bytes";
import { isPictureOfReadableSize } from "@/lib/publications/picture-pixels";
import { openStorage } from "@/lib/storage/storage";

/** A drawing that takes longer has filters that nobody sees in an icon. */
const DRAWING_SECONDS = 4;
/** Drawings are not measured before, so larger ones are not drawn. */
const DRAWING_MAX_BYTES = 1024 * 1024;

type Source = Pick<PublishedFile, "key" | "siteId" | "mime" | "size" | "width" | "height">;

/**
 * Makes a picture from a file of a site. Throws `UnreadablePicture` for a damaged picture and for one from which it
 * cannot be made, and `NoSuchFile` for one that was deleted.
 */
export async function makeDerivedPicture(file: Source, derived: DerivedPicture): Promise<Buffer> {
  const { key, siteId, mime } = file;
  const size = Number(file.size);
  const isDrawing = mime === "image/svg+xml";
  const isSmallEnough = isDrawing ? size <= DRAWING_MAX_BYTES : isPictureOfReadableSize({ mime, size });
  if (!isSmallEnough || !isDerivable(file, derived)) throw new UnreadablePicture("The file is no such picture.");
  const read = async () => buffer(await (await openStorage("public")).read(key));
  return makeOnce(`${key} ${JSON.stringify(derived)}`, async () =>
    Buffer.from(
      (await runPictureJob(
        `site:${siteId}`,
        jobFor(derived),
        read,
        isDrawing ? DRAWING_SECONDS : undefined,
      )) as Uint8Array,
    ),
  );
}
