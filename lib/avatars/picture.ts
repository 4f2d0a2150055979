import "server-only";
import sharp, { type Metadata, type Sharp } from "sharp";
import { holdsSomethingElse } from "@/lib/avatars/foreign-content";
import { AVATAR_MAX_BYTES, AVATAR_MAX_MEGABYTES, AVATAR_TYPES } from "@/lib/avatars/policy";
import { type FieldMessage, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { contentOf, SAMPLE_BYTES } from "@/lib/uploads/content-type";

/** Of the square that is kept. */
const SIDE_PIXELS = 512;
const MEGAPIXELS_MAX = 25;
const PIXELS_MAX = MEGAPIXELS_MAX * 1_000_000;
const DECODE_SECONDS = 15;
const QUALITY = 85;

/** The field that the picture came by: its errors go there. */
export type PictureField = "file" | "url";

export const TOO_LARGE: FieldMessage = [
  line("The image is too large: at most :megabytes MB."),
  { megabytes: AVATAR_MAX_MEGABYTES },
];

/**
 * Draws a picture anew as a square WebP: nothing of the file that came is kept, neither what a camera wrote into it nor what somebody
 * hid in it. 422 on `field` for what is no picture, too large, damaged, or something else as well.
 */
export async function avatarPicture(bytes: Buffer, field: PictureField): Promise<Buffer> {
  const refuse = (message: FieldMessage) => invalid({ [field]: [message] });
  if (bytes.length > AVATAR_MAX_BYTES) throw refuse(TOO_LARGE);
  const { mime, type } = await contentOf(bytes.subarray(0, SAMPLE_BYTES), { name: "", mime: "", extension: "" });
  if (type !== "image") throw refuse(line("Please select an image."));
  if (!isTaken(mime)) throw refuse(line("This type of image is not supported. Choose a PNG, JPEG, WebP, GIF or AVIF."));
  if (holdsSomethingElse(bytes)) throw refuse(line("This image has a program or another file hidden inside it."));

  const { width, height } = await sizeOf(bytes, () => refuse(line("This image is damaged.")));
  if (width * height > PIXELS_MAX) {
    throw refuse([line("The image is too large: at most :megapixels megapixels."), { megapixels: MEGAPIXELS_MAX }]);
  }
  return oneAtATime(() => drawn(bytes, Math.min(SIDE_PIXELS, width, height))).catch(() => {
    throw refuse(line("This image is damaged."));
  });
}

const isTaken = (mime: string) => mime === "image/apng" || AVATAR_TYPES.some((type) => type === mime);

/** From the head of the file alone: nothing is decoded yet. */
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

function drawn(bytes: Buffer, side: number): Promise<Buffer> {
  return open(bytes, PIXELS_MAX)
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize(side, side, { fit: "cover", position: "centre" })
    .webp({ quality: QUALITY })
    .toBuffer();
}

let last: Promise<unknown> = Promise.resolve();

/** A picture takes up to 100 MB while it is drawn, so they wait for each other. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
