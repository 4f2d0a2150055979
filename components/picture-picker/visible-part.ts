import type { Point } from "@/components/picture-picker/picture-choice";

/** A part of a picture, in percent of its width and height. */
type Part = { left: number; top: number; width: number; height: number };

/**
 * The part of a picture that browsers show for `object-fit: cover` and an `object-position` in percent. Ratios are
 * width divided by height.
 */
export function visiblePart(pictureRatio: number, frameRatio: number, { x, y }: Point): Part {
  const width = Math.min(1, frameRatio / pictureRatio) * 100;
  const height = Math.min(1, pictureRatio / frameRatio) * 100;
  return { width, height, left: ((100 - width) * x) / 100, top: ((100 - height) * y) / 100 };
}
