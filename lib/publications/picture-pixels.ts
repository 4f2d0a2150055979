import "server-only";
import sharp from "sharp";
import type { SourceFile } from "@/lib/publications/source-file";

/** Larger pictures are not resized. */
const PICTURE_MAX_BYTES = 60 * 1024 * 1024;
const PIXELS_MAX = 100_000_000;

/**
 * Options for reading uploaded pictures. They refuse incomplete pictures, and those that would need too much memory.
 */
export const SHARP_OPTIONS = { limitInputPixels: PIXELS_MAX, failOn: "error" } as const;

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

/** Reads the properties of a picture. Its width and height are those after applying the rotation in its metadata. */
export async function propertiesOf(picture: Buffer): Promise<PictureProperties> {
  try {
    const { autoOrient, width, height, format, pages = 1 } = await sharp(picture, SHARP_OPTIONS).metadata();
    if (pages > 1 && format === "webp") return { ...NO_PROPERTIES, isAnimated: true };
    const shown = { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
    return shown.width * shown.height <= PIXELS_MAX ? { ...shown, isAnimated: false } : NO_PROPERTIES;
  } catch {
    return NO_PROPERTIES;
  }
}
