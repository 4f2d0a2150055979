import "server-only";
import { hasForeignContent } from "@/lib/avatars/foreign-content";
import { AVATAR_MAX_BYTES, AVATAR_MAX_MEGABYTES, AVATAR_TYPES } from "@/lib/avatars/policy";
import { type FieldMessage, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { runPictureJob, UnreadablePicture } from "@/lib/pictures/picture-process";
import { detectContent, SAMPLE_BYTES } from "@/lib/uploads/content-type";

/** The maximum side length of the stored square. A smaller image is not enlarged. */
const SIDE_PIXELS = 512;
const MEGAPIXELS_MAX = 25;
const PIXELS_MAX = MEGAPIXELS_MAX * 1_000_000;

/** All avatars share a queue, because each user sends only one image at a time (`storePicture`). */
const QUEUE = "avatars";

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

  try {
    const { width, height } = await runPictureJob(QUEUE, { kind: "inspect" }, () => bytes);
    if (width * height > PIXELS_MAX)
      throw refuse([line("The image is too large: at most :megapixels megapixels."), { megapixels: MEGAPIXELS_MAX }]);
    const side = Math.min(SIDE_PIXELS, width, height);
    return Buffer.from(await runPictureJob(QUEUE, { kind: "square", side }, () => bytes));
  } catch (error) {
    throw error instanceof UnreadablePicture ? refuse(line("This image is damaged.")) : error;
  }
}

/** An animated PNG is detected as image/apng, although browsers call it image/png. */
const isAccepted = (mime: string) => mime === "image/apng" || AVATAR_TYPES.some((type) => type === mime);
