import { SITE_FONTS, type SiteFontId } from "@/lib/site-styles/fonts";

/**
 * Fonts that most devices have, in two weights. Linux has the Liberation fonts instead, each of them as wide as the
 * font listed before it. Android has Roboto.
 */
const LOCAL_FONTS = {
  "sans-serif": {
    regular: ["Arial", "Liberation Sans", "Roboto"],
    bold: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
  },
  serif: {
    regular: ["Times New Roman", "Liberation Serif"],
    bold: ["Times New Roman Bold", "Liberation Serif Bold"],
  },
  monospace: { regular: ["Courier New", "Liberation Mono"], bold: ["Courier New Bold", "Liberation Mono Bold"] },
} as const;

/** The ranges of font weights, with the weight of the local font for each. `widths` has one value for each range. */
const WEIGHTS = [
  { weight: "1 449", local: "regular" },
  { weight: "450 599", local: "regular" },
  { weight: "600 649", local: "bold" },
  { weight: "650 749", local: "bold" },
  { weight: "750 1000", local: "bold" },
] as const;

type Metrics = {
  /** `ascent` and `descent` are relative to the font size. */
  ascent: number;
  descent: number;
  /** The width of English text divided by its width in the first local font, at the weights 400, 500, 600, 700, 800. */
  widths: readonly [number, number, number, number, number];
};

/** Measured with `measureText` of a canvas in Chromium, at a size of 1000 px. */
const METRICS: Readonly<Record<SiteFontId, Metrics>> = {
  "instrument-sans": { ascent: 0.97, descent: 0.25, widths: [1.024, 1.038, 0.976, 0.99, 0.99] },
  archivo: { ascent: 0.878, descent: 0.21, widths: [0.984, 1.002, 0.949, 0.981, 1.03] },
  "bricolage-grotesque": { ascent: 0.93, descent: 0.27, widths: [1.062, 1.077, 1.013, 1.026, 1.04] },
  "dm-sans": { ascent: 0.992, descent: 0.31, widths: [1.041, 1.06, 1.006, 1.022, 1.028] },
  "space-grotesk": { ascent: 0.984, descent: 0.292, widths: [1.091, 1.092, 1.014, 1.014, 1.014] },
  syne: { ascent: 0.925, descent: 0.275, widths: [0.986, 1.062, 1.06, 1.145, 1.657] },
  "work-sans": { ascent: 0.93, descent: 0.243, widths: [1.112, 1.116, 1.038, 1.042, 1.045] },
  fraunces: { ascent: 0.978, descent: 0.255, widths: [1.156, 1.175, 1.122, 1.157, 1.174] },
  newsreader: { ascent: 0.735, descent: 0.265, widths: [1.048, 1.072, 1.035, 1.061, 1.102] },
  "playfair-display": { ascent: 1.082, descent: 0.251, widths: [1.107, 1.117, 1.059, 1.068, 1.077] },
  "jetbrains-mono": { ascent: 1.02, descent: 0.3, widths: [1, 1, 1, 1, 1] },
};

const fallbackName = (id: SiteFontId) => `${SITE_FONTS[id].name} Fallback`;

/**
 * Returns `@font-face` rules that make a local font as wide and as high as this font, so that the layout does not shift
 * when this font has loaded.
 */
export function fallbackFaces(id: SiteFontId): string {
  const { ascent, descent, widths } = METRICS[id];
  const names = LOCAL_FONTS[SITE_FONTS[id].fallback];
  return WEIGHTS.map(({ weight, local }, index) => {
    const width = widths[index] ?? 1;
    const sources = names[local].map((name) => `local("${name}")`);
    const sizes = `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`;
    return `@font-face{font-family:"${fallbackName(id)}";font-weight:${weight};src:${sources.join()};${sizes}}`;
  }).join("");
}

const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;

/** Adds the fallbacks of these fonts to the font families in the CSS. */
export const withFallbacks = (css: string, ids: readonly SiteFontId[]): string =>
  ids.reduce((all, id) => all.replaceAll(`"${SITE_FONTS[id].name}",`, `$&"${fallbackName(id)}",`), css);
