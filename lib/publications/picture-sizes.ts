import { FILE_PATH } from "@/lib/publications/policy";

/** WebP pictures cannot be taller, and AVIF pictures only by a pixel. */
const HEIGHT_MAX = 16_383;
/**
 * Widths in pixels. A picture is offered in each of them that is smaller than its own width. A picture that is at most
 * 2000 pixels wide is also offered in its own width. Widths in which it would be too tall are left out.
 */
const WIDTHS = [480, 800, 1200, 1600, 2000] as const;
const FORMATS = ["avif", "webp"] as const;
/** The format in the addresses of pictures, which all browsers show. */
const NAMED_FORMAT: PictureFormat = "webp";

export type PictureFormat = (typeof FORMATS)[number];
/** A picture in one of its widths and formats. */
export type PictureSize = { width: number; format: PictureFormat };

const RESIZED_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/** Whether pictures of this type are resized. Animations (GIF) and drawings (SVG) are sent unchanged. */
export const isResized = (mime: string) => RESIZED_TYPES.has(mime);

/** Animations, drawings and other pictures that browsers show and that no camera produces. They are sent unchanged. */
const UNCHANGED_TYPES = new Set([
  "image/gif",
  "image/svg+xml",
  "image/apng",
  "image/bmp",
  "image/x-icon",
  "image/vnd.microsoft.icon",
]);

/**
 * Whether a site may show a file of this type. False for pictures that most browsers cannot show: HEIC, TIFF and camera
 * formats. True for files that are not pictures.
 */
export const isShowable = (mime: string) => !mime.startsWith("image/") || isResized(mime) || UNCHANGED_TYPES.has(mime);

/** A file of a site, with its size in pixels if it is a picture. */
export type SiteFile = {
  id: string;
  /** The folder in the file's address. Default: `FILE_PATH`. */
  folder?: string;
  extension: string;
  mime: string;
  width: number | null;
  height: number | null;
  /** Whether it is an animated WebP picture. */
  isAnimated: boolean;
};

/** The files of a site by their addresses in the document. Null for a missing file. */
export type SiteFiles = ReadonlyMap<string, SiteFile | null>;

/** The path of the original file. */
export const filePath = ({ id, folder = FILE_PATH, extension }: SiteFile) =>
  `${folder}/${id}${extension && `.${extension}`}`;

/**
 * The path of a picture in the given size. Visitors whose browsers accept AVIF get the AVIF picture at the path of the
 * WebP picture, so that a page needs only one address.
 */
export const sizePath = ({ id, folder = FILE_PATH }: SiteFile, { width, format }: PictureSize) =>
  `${folder}/${id}-${width}.${format}`;

/** The sizes that a picture is offered in, grouped by format, smallest first. Empty for a file that is not resized. */
export function sizesOf({ mime, width, height }: Pick<SiteFile, "mime" | "width" | "height">): PictureSize[] {
  if (width === null || height === null || !isResized(mime)) return [];
  const largest = WIDTHS[WIDTHS.length - 1] ?? width;
  const widths = [...WIDTHS.filter((each) => each < width), ...(width <= largest ? [width] : [])];
  const possible = widths.filter((each) => Math.ceil((height * each) / width) <= HEIGHT_MAX);
  return FORMATS.flatMap((format) => possible.map((each) => ({ width: each, format })));
}

/**
 * Whether visitors may get the original of a file. They do not get the original of a photo, because its metadata may
 * reveal where it was taken. This includes photos that are damaged, or too large to be resized.
 */
export const isOriginalPublic = ({ mime, isAnimated }: Pick<SiteFile, "mime" | "isAnimated">) =>
  !mime.startsWith("image/") || UNCHANGED_TYPES.has(mime) || isAnimated;

/** The sizes of a picture that pages name. */
export const namedSizesOf = (file: SiteFile): PictureSize[] =>
  sizesOf(file).filter(({ format }) => format === NAMED_FORMAT);

/** Which format browsers get at a path, by the types that they accept. */
export const formatFor = (format: PictureFormat, accept = ""): PictureFormat =>
  format === NAMED_FORMAT && accept.includes("image/avif") ? "avif" : format;

/** The `srcset` of a picture. Null if the picture is not resized. */
export function srcsetOf(file: SiteFile): string | null {
  const sizes = namedSizesOf(file);
  if (sizes.length === 0) return null;
  return sizes.map((size) => `${sizePath(file, size)} ${size.width}w`).join(", ");
}

/**
 * Reads the id and the size of a file from its path. The size is null in the path of an original file. Returns null for
 * any other path.
 */
export function parseFilePath(path: string): { id: string; size: PictureSize | null } | null {
  const [, id, width, extension] = /^\/_files\/([\da-f]{20})(?:-(\d{1,5}))?(?:\.([a-z\d]{1,10}))?$/.exec(path) ?? [];
  if (!id) return null;
  if (width === undefined) return { id, size: null };
  const format = FORMATS.find((each) => each === extension);
  return format ? { id, size: { width: Number(width), format } } : null;
}

/** The storage key of a picture in the given size. `key`: the storage key of the file. */
export const sizeKey = (key: string, { width, format }: PictureSize) => `${key}-${width}.${format}`;

/** The maximum width where only one size can be given, such as for a background. */
const PLAIN_MAX_WIDTH = 1600;

/**
 * The address of a file where only one address can be given. A resized picture is preferred, because it has no metadata
 * from the camera.
 */
export function plainAddress(file: SiteFile): string {
  const sizes = namedSizesOf(file).filter(({ width }) => width <= PLAIN_MAX_WIDTH);
  const widest = sizes.at(-1);
  return widest ? sizePath(file, widest) : filePath(file);
}
