/** A picture in a width, as AVIF or WebP. A smaller picture is not enlarged. */
type Resize = { kind: "resize"; width: number; format: "avif" | "webp" };
/** The middle of a picture as a square WebP. */
type Square = { kind: "square"; side: number };
/** The part of a picture around its focal point that fills a frame, as JPEG. `x`, `y`: in percent. */
type Cover = { kind: "cover"; width: number; height: number; x: number; y: number };
/** All of a picture as a square PNG. */
type Icon = { kind: "icon"; side: number };
/** What the header of a picture says. */
type Inspect = { kind: "inspect" };
/** What the header says of a picture that can be shown. Fails for any other, unless it has too many pixels. */
type Probe = { kind: "probe" };

/** What is done with a picture. All of it happens in a process of its own. */
export type PictureJob = Resize | Square | Cover | Icon | Inspect | Probe;

/**
 * `width` and `height` are those after applying the rotation in the metadata. `pages`: more than 1 for an animation.
 */
export type PictureHeader = { width: number; height: number; format: string; pages: number };

export type PictureJobResult<Job extends PictureJob> = Job extends Inspect | Probe ? PictureHeader : Uint8Array;

/** A job as it is sent to the process. */
export type SentJob = { id: number; job: PictureJob; bytes: Uint8Array };
/** The answer to it. Without a `result`, the picture could not be read. */
export type JobAnswer = { id: number; result?: PictureHeader | Uint8Array };

const MEGAPIXEL = 1_000_000;

/**
 * How many pixels a picture may have, by its format. AVIF and WebP need several times as much memory as JPEG and PNG,
 * which are decoded line by line.
 */
const PIXELS_MAX: Readonly<Record<string, number>> = {
  avif: 36 * MEGAPIXEL,
  heif: 36 * MEGAPIXEL,
  webp: 60 * MEGAPIXEL,
};
const OTHER_PIXELS_MAX = 100 * MEGAPIXEL;

export const pixelsMax = (format: string): number => PIXELS_MAX[format] ?? OTHER_PIXELS_MAX;
