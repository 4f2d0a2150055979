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
 * The width and height of a picture after applying the rotation in its metadata. Null for one that cannot be read or is
 * too large. Also null for an animated WebP picture: it is sent unchanged, because resizing would keep only its first
 * frame.
 */
export async function pixelsOf(picture: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient, width, height, format, pages = 1 } = await sharp(picture, SHARP_OPTIONS).metadata();
    if (pages > 1 && format === "webp") return null;
    const [shownWidth, shownHeight] = [autoOrient?.width ?? width, autoOrient?.height ?? height];
    return shownWidth * shownHeight <= PIXELS_MAX ? { width: shownWidth, height: shownHeight } : null;
  } catch {
    return null;
  }
}
