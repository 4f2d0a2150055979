import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { SITE_FONT_IDS, SITE_FONTS, type SiteFontId } from "@/lib/site-styles/fonts";

/** Where the files of the fonts are, on the app's host and on each site's host. */
export const FONT_PATH = "/site-fonts";

/** The folder with the files of a font. */
export const fontFolder = (id: SiteFontId) => path.resolve("node_modules/@fontsource-variable", id, "files");

/** The path of the font file with this name, such as `fraunces-latin-wght-normal.woff2`. Null if there is none. */
export function findFontFile(name: string): string | null {
  const id = SITE_FONT_IDS.find((font) => name.startsWith(`${font}-`));
  if (!id) return null;
  const file = path.join(fontFolder(id), path.basename(name));
  return existsSync(file) ? file : null;
}

/** Returns all `@font-face` rules of a font. */
export const fontFaces = (id: SiteFontId): string =>
  facesOf(id)
    .map(({ css }) => css)
    .join("");

type Face = { css: string; isItalic: boolean; ranges: readonly (readonly [from: number, to: number])[] };
const faces = new Map<SiteFontId, readonly Face[]>();

/** Returns the `@font-face` rules of a font. A browser only loads the files with characters that the page shows. */
function facesOf(id: SiteFontId): readonly Face[] {
  const cached = faces.get(id);
  if (cached) return cached;
  const css = ["index.css", "wght-italic.css"].map((file) => readCss(id, file)).join("");
  const parsed = css.split(/(?=@font-face)/).map(parseFace);
  faces.set(id, parsed);
  return parsed;
}

function parseFace(css: string): Face {
  const [, ranges = ""] = /unicode-range:([^;}]*)/.exec(css) ?? [];
  return { css, isItalic: css.includes("font-style:italic"), ranges: ranges.split(",").map(parseRange) };
}

function parseRange(range: string): readonly [number, number] {
  const [from = "", to = from] = range.replace("U+", "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** The different characters of a text as code points, in ascending order. */
export const characterCodes = (text: string): Uint32Array =>
  Uint32Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0).sort();

/**
 * Returns only those faces of a font that a text with these characters needs, so that a page does not list faces for
 * other writing systems. `codes`: in ascending order.
 */
export const neededFaces = (id: SiteFontId, codes: Uint32Array, hasItalics: boolean): string =>
  facesOf(id)
    .filter(({ isItalic }) => hasItalics || !isItalic)
    .filter(({ ranges }) => ranges.some(([from, to]) => (firstFrom(codes, from) ?? Number.POSITIVE_INFINITY) <= to))
    .map(({ css }) => css)
    .join("");

/** The smallest of the sorted numbers that is at least `minimum`, found by binary search. */
function firstFrom(sorted: Uint32Array, minimum: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < minimum) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}

/** The fonts whose names the CSS contains. */
export const fontsIn = (css: string): SiteFontId[] => SITE_FONT_IDS.filter((id) => css.includes(SITE_FONTS[id].name));

/** The version of a font's package. It is part of each file's address, so that no cache serves an old version. */
function versionOf(id: SiteFontId): string {
  const file = path.resolve("node_modules/@fontsource-variable", id, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/**
 * Returns a style sheet of a font, with the addresses of its files replaced by ours. Empty if the style sheet does not
 * exist, because not every font has italics.
 */
function readCss(id: SiteFontId, file: string): string {
  let css: string;
  try {
    css = readFileSync(path.resolve("node_modules/@fontsource-variable", id, file), "utf8");
  } catch {
    return "";
  }
  return css
    .replace(/\/\*[^*]*\*\//g, "")
    .replace(/url\(\.\/files\/([\w-]+\.woff2)\)/g, `url(${FONT_PATH}/$1?v=${versionOf(id)})`)
    .replaceAll(`${SITE_FONTS[id].name} Variable`, SITE_FONTS[id].name)
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,]) ?/g, "$1")
    .replaceAll(";}", "}")
    .trim();
}
