import "server-only";
import { createReadStream } from "node:fs";
import type { ExportedFile } from "@/lib/publications/exports/site-zip";
import { findFontFile } from "@/lib/site-styles/font-faces";

/** The address of a font in a page, below `FONT_PATH`. */
const FONT_ADDRESS = /url\(\/site-fonts\/([\w-]{1,80}\.woff2)(?:\?v=[\d.]{1,20})?\)/g;

/** The names of the font files that a page loads. */
export const fontsOf = (html: string): string[] => [...html.matchAll(FONT_ADDRESS)].map(([, name = ""]) => name);

/** Makes a page load its fonts from a folder beside it. */
export const withFontsIn = (folder: string, html: string) =>
  html.replace(FONT_ADDRESS, (_, name: string) => `url(${folder}/${name})`);

/** A font as a file of the zip. Custom code may contain the address of a font that does not exist. */
export const exportedFont = (folder: string, name: string): ExportedFile => ({
  path: `${folder}/${name}`,
  open: async () => {
    const file = findFontFile(name);
    return file && createReadStream(file);
  },
});
