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

const faces = new Map<SiteFontId, string>();

/** Returns the `@font-face` rules of a font. A browser only loads the files with characters that the page shows. */
export function fontFaces(id: SiteFontId): string {
  const cached = faces.get(id);
  if (cached !== undefined) return cached;
  const css = ["index.css", "wght-italic.css"].map((file) => readCss(id, file)).join("");
  faces.set(id, css);
  return css;
}

/**
 * Returns only those faces of a font that the text needs, so that a page does not list faces for other writing systems.
 */
export function neededFaces(id: SiteFontId, text: string, hasItalics: boolean): string {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return fontFaces(id)
    .split(/(?=@font-face)/)
    .filter((face) => hasItalics || !face.includes("font-style:italic"))
    .filter((face) => points.some((point) => isInRange(point, face)))
    .join("");
}

/** Whether the `unicode-range` of a face contains this character. */
function isInRange(point: number, face: string): boolean {
  const [, ranges = ""] = /unicode-range:([^;}]*)/.exec(face) ?? [];
  return ranges.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16);
  });
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
