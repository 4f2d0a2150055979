import "server-only";
import { fileTypeFromBuffer, supportedMimeTypes } from "file-type/core";
import type { FileType } from "@/lib/files/policy";

/** How many bytes at the start of a file are inspected. */
export const SAMPLE_BYTES = 64 * 1024;

export type Content = { mime: string; extension: string; type: FileType };
/** The type of a file according to its sender, who may be wrong. */
type ClaimedType = { mime: string; extension: string };

const UNKNOWN_MIME = "application/octet-stream";

/** The MIME types of text files, by extension. Text has no signature by which its type could be detected. */
const TEXT_TYPES: Record<string, string> = {
  css: "text/css",
  csv: "text/csv",
  htm: "text/html",
  html: "text/html",
  ics: "text/calendar",
  js: "text/javascript",
  json: "application/json",
  md: "text/markdown",
  mjs: "text/javascript",
  svg: "image/svg+xml",
  tsv: "text/tab-separated-values",
  vtt: "text/vtt",
  xhtml: "application/xhtml+xml",
  xml: "application/xml",
};

const SVG = /<svg[\s>]/iy;
const HTML =
  /<(?:!doctype html|html|head|body|script|iframe|style|title|meta|link|h1|div|font|table|img|object|embed|form|a|b|br|p)[\s>/]/iy;
const XML = /<\?xml\s/iy;
const SPACE = /\s*/y;

const COMMENT = { opening: "<!--", closing: "-->" };
const SVG_PROLOG = [COMMENT, { opening: "<?xml", closing: ">" }, { opening: "<!doctype svg", closing: ">" }];

/**
 * Detects a file's type from its first bytes. The extension decides only between types of text, and only if the text is
 * not markup.
 */
export async function detectContent(sample: Uint8Array, claimed: ClaimedType): Promise<Content> {
  const detected = await fileTypeFromBuffer(sample);
  if (detected && detected.mime !== "application/xml") {
    const extension = claimed.extension && !isContradicted(claimed, detected.mime) ? claimed.extension : detected.ext;
    return { mime: detected.mime, extension, type: typeOf(detected.mime) };
  }
  const text = textOf(sample);
  const mime = text === null ? UNKNOWN_MIME : textMime(text, claimed.extension);
  return { mime, extension: claimed.extension, type: typeOf(mime) };
}

function textMime(text: string, extension: string): string {
  const extensionMime = Object.hasOwn(TEXT_TYPES, extension) ? TEXT_TYPES[extension] : undefined;
  return markupMime(text.replace(/^\uFEFF/, "")) ?? extensionMime ?? "text/plain";
}

/** The MIME type of markup, by its beginning; undefined for other text. Takes time linear in the text's length. */
function markupMime(text: string): string | undefined {
  if (matchesAt(SVG, text, positionAfter(text, SVG_PROLOG))) return "image/svg+xml";
  if (matchesAt(HTML, text, positionAfter(text, [COMMENT]))) return "text/html";
  return matchesAt(XML, text, positionAfter(text, [])) ? "application/xml" : undefined;
}

/** Skips white space and any of these parts at the beginning of the text. Returns the position after them. */
function positionAfter(text: string, parts: readonly { opening: string; closing: string }[]): number {
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.test(text);
    const start = SPACE.lastIndex;
    const part = parts.find(({ opening }) => text.slice(start, start + opening.length).toLowerCase() === opening);
    const closing = part ? endOf(text, part, start + part.opening.length) : -1;
    if (!part || closing < 0) return start;
    at = closing;
  }
}

/** The position after the end of a part. -1 if it has no end. A doctype of Illustrator contains declarations in []. */
function endOf(text: string, { opening, closing }: (typeof SVG_PROLOG)[number], from: number): number {
  const end = text.indexOf(closing, from);
  if (end < 0) return -1;
  const isDoctype = opening.startsWith("<!doctype");
  const subset = isDoctype ? text.slice(from, end).indexOf("[") : -1;
  if (subset < 0) return end + closing.length;
  const subsetEnd = text.indexOf("]", from + subset);
  const last = subsetEnd < 0 ? -1 : text.indexOf(closing, subsetEnd);
  return last < 0 ? -1 : last + closing.length;
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Decodes the sample, or returns null if it is not text. The sample may end in the middle of a character. */
function textOf(sample: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(sample, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no text contains these characters
    return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

const ARCHIVE_MIME =
  /^application\/(?:zip|gzip|x-(?:7z-compressed|bzip2|tar|xz|compress(?:ed)?|rar-compressed|lzip)|vnd\.rar|zstd)$/;
const TEXT_MIME = /^application\/(?:json|xml|xhtml\+xml)$/;

function typeOf(mime: string): FileType {
  const [family] = mime.split("/", 1);
  if (family === "image" || family === "video" || family === "audio" || family === "text") return family;
  if (mime === "application/pdf") return "pdf";
  if (ARCHIVE_MIME.test(mime)) return "archive";
  return TEXT_MIME.test(mime) ? "text" : "file";
}

/** Extensions that claim that a file is an image, audio, video or PDF. */
const CLAIMED_KINDS: [RegExp, string][] = [
  [/^(?:jpe?g|png|gif|webp|avif|bmp|tiff?|ico|hei[cf])$/, "image"],
  [/^(?:mp4|m4v|mov|webm|mkv|avi|mpe?g|mp3|wav|flac|m4a|aac|og[gav]|opus)$/, "media"],
  [/^pdf$/, "pdf"],
];

/**
 * Whether the extension or the declared type claims that a file is an image, audio, video or PDF, but the type of its
 * bytes (`mime`) is of another kind.
 */
export function isContradicted({ mime: declared, extension }: ClaimedType, mime: string): boolean {
  const claimedKinds = [
    CLAIMED_KINDS.find(([pattern]) => pattern.test(extension))?.[1],
    // ignores a declared type without a known signature, such as image/svg+xml, and also video/mp2t, because TypeScript
    // files (.ts) are declared as video/mp2t too
    supportedMimeTypes.has(declared) && declared !== "video/mp2t" ? kindOf(declared) : undefined,
  ];
  return claimedKinds.some((claimedKind) => claimedKind !== undefined && claimedKind !== kindOf(mime));
}

function kindOf(mime: string): string | undefined {
  if (mime === "application/pdf") return "pdf";
  if (/^(?:audio|video)\/|^application\/(?:ogg|vnd\.ms-asf|mxf)$/.test(mime)) return "media";
  return mime.startsWith("image/") ? "image" : undefined;
}
