/**
 * The fonts that a site can use. Sites load them from their own host, not from a font service. All are variable
 * fonts under the Open Font License.
 */
export const SITE_FONTS = {
  "instrument-sans": { name: "Instrument Sans", fallback: "sans-serif" },
  archivo: { name: "Archivo", fallback: "sans-serif" },
  "bricolage-grotesque": { name: "Bricolage Grotesque", fallback: "sans-serif" },
  "dm-sans": { name: "DM Sans", fallback: "sans-serif" },
  "space-grotesk": { name: "Space Grotesk", fallback: "sans-serif" },
  syne: { name: "Syne", fallback: "sans-serif" },
  "work-sans": { name: "Work Sans", fallback: "sans-serif" },
  fraunces: { name: "Fraunces", fallback: "serif" },
  newsreader: { name: "Newsreader", fallback: "serif" },
  "playfair-display": { name: "Playfair Display", fallback: "serif" },
  "jetbrains-mono": { name: "JetBrains Mono", fallback: "monospace" },
} as const;

export type SiteFontId = keyof typeof SITE_FONTS;
export const SITE_FONT_IDS = Object.keys(SITE_FONTS) as SiteFontId[];

/** The `font-family` of a font: `"Fraunces", serif`. */
export const fontStack = (id: SiteFontId) => `"${SITE_FONTS[id].name}", ${SITE_FONTS[id].fallback}`;
