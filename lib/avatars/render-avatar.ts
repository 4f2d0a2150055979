import "server-only";
import pLimit from "p-limit";
import sharp, { type Metadata, type Sharp } from "sharp";
import { hasForeignContent } from "@/lib/avatars/foreign-content";
import { AVATAR_MAX_BYTES, AVATAR_MAX_MEGABYTES, AVATAR_TYPES } from "@/lib/avatars/policy";
import { AppError, type FieldMessage, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { detectContent, SAMPLE_BYTES } from "@/lib/uploads/content-type";

/** The maximum side length of the stored square. A smaller image is not enlarged. */
const SIDE_PIXELS = 512;
const MEGAPIXELS_MAX = 25;
const PIXELS_MAX = MEGAPIXELS_MAX * 1_000_000;
const DECODE_SECONDS = 5;
const QUALITY = 85;

/** The field of the form that the image came from. Errors are reported on it. */
export type PictureField = "file" | "url";

export const TOO_LARGE: FieldMessage = [
  line("The image is too large: at most :megabytes MB."),
  { megabytes: AVATAR_MAX_MEGABYTES },
];

/**
 * Renders an image as a square WebP. Metadata and hidden content of the original are dropped. 422 on `field` if the
 * image is unsupported, too large or damaged, or if it is also another kind of file. 503 if too many images are
 * waiting.
 */
export async function renderAvatar(bytes: Buffer, field: PictureField): Promise<Buffer> {
  const refuse = (message: FieldMessage) => invalid({ [field]: [message] });
  if (bytes.length > AVATAR_MAX_BYTES) throw refuse(TOO_LARGE);
  const { mime, type } = await detectContent(bytes.subarray(0, SAMPLE_BYTES), { mime: "", extension: "" });
  if (type !== "image") throw refuse(line("Please select an image."));
  if (!isAccepted(mime))
    throw refuse(line("This type of image is not supported. Choose a PNG, JPEG, WebP, GIF or AVIF."));
  if (hasForeignContent(bytes)) throw refuse(line("This image has a program or another file hidden inside it."));

  const { width, height } = await sizeOf(bytes, () => refuse(line("This image is damaged.")));
  if (width * height > PIXELS_MAX) {
    throw refuse([line("The image is too large: at most :megapixels megapixels."), { megapixels: MEGAPIXELS_MAX }]);
  }
  requireFewWaiting();
  return rendering(() => drawSquare(bytes, Math.min(SIDE_PIXELS, width, height))).catch(() => {
    throw refuse(line("This image is damaged."));
  });
}

/** An animated PNG is detected as image/apng, although browsers call it image/png. */
const isAccepted = (mime: string) => mime === "image/apng" || AVATAR_TYPES.some((type) => type === mime);

/** Reads only the header, without decoding the image. */
async function sizeOf(bytes: Buffer, damaged: () => Error): Promise<Pick<Metadata, "width" | "height">> {
  const { width = 0, height = 0 } = await open(bytes, false)
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (width < 1 || height < 1) throw damaged();
  return { width, height };
}

const open = (bytes: Buffer, limitInputPixels: number | false): Sharp =>
  sharp(bytes, { limitInputPixels, failOn: "error", pages: 1 });

function drawSquare(bytes: Buffer, side: number): Promise<Buffer> {
  return open(bytes, PIXELS_MAX)
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize(side, side, { fit: "cover", position: "centre" })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** Rendering takes up to 100 MB, so images are rendered one at a time. */
const rendering = pLimit(1);
/** The maximum number of waiting images, which are all held in memory. */
const WAITING_MAX = 20;

function requireFewWaiting(): void {
  if (rendering.pendingCount < WAITING_MAX) return;
  throw new AppError("unavailable", "Too many images are being processed at the moment. Try again in a few seconds.", {
    headers: { "Retry-After": String(DECODE_SECONDS) },
  });
}
