import "server-only";
import { pixelsMax } from "@/lib/pictures/jobs";
import { runPictureJob, UnreadablePicture } from "@/lib/pictures/picture-process";
import type { SourceFile } from "@/lib/publications/source-file";

/** Larger pictures are not resized. */
const PICTURE_MAX_BYTES = 60 * 1024 * 1024;

/** Whether a file is a picture that is small enough to be read as a whole. */
export const isPictureOfReadableSize = ({ mime, size }: Pick<SourceFile, "mime" | "size">) =>
  mime.startsWith("image/") && size <= PICTURE_MAX_BYTES;

/**
 * `isAnimated`: whether it is an animated WebP picture, which is sent unchanged, because resizing would keep only its
 * first frame. Such a picture has no width and height here.
 */
export type PictureProperties = { width: number | null; height: number | null; isAnimated: boolean };

/** The properties of a file that is not a picture, and of a picture that cannot be read or is too large. */
export const NO_PROPERTIES: PictureProperties = { width: null, height: null, isAnimated: false };

/**
 * Reads the properties of a picture. Its width and height are those after applying the rotation in its metadata.
 *
 * @param owner whose picture it is (`runPictureJob`)
 */
export async function propertiesOf(picture: Buffer, owner: string): Promise<PictureProperties> {
  try {
    const { width, height, format, pages } = await runPictureJob(owner, { kind: "probe" }, () => picture);
    if (pages > 1 && format === "webp") return { ...NO_PROPERTIES, isAnimated: true };
    return width * height <= pixelsMax(format) ? { width, height, isAnimated: false } : NO_PROPERTIES;
  } catch (error) {
    if (error instanceof UnreadablePicture) return NO_PROPERTIES;
    throw error;
  }
}
