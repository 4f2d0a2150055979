type Rgb = readonly [number, number, number];

/** Reads `#rgb`, `#rrggbb`, `rgb(1, 2, 3)` and `rgba(…)`. Ignores the alpha of `rgba(…)`. Null for any other value. */
export function parseColor(value: string): Rgb | null {
  const text = value.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text);
  if (short) return toRgb(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text);
  if (long) return toRgb(long.slice(1).map((digits) => Number.parseInt(digits, 16)));
  const parts = /^rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/.exec(text);
  return parts ? toRgb(parts.slice(1).map(Number)) : null;
}

function toRgb(parts: readonly number[]): Rgb {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Math.min(part, 255)); // as browsers do
  return [red, green, blue];
}

/** Converts a colour to the format of `<input type="color">`. Black for a value that cannot be read. */
export const toHex = (value: string): string =>
  `#${(parseColor(value) ?? [0, 0, 0]).map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/**
 * The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). Null if one of them cannot be read.
 */
export function contrastOf(first: string, second: string): number | null {
  const colors = [parseColor(first), parseColor(second)];
  const [a, b] = colors.map((color) => color && luminanceOf(color));
  if (typeof a !== "number" || typeof b !== "number") return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Rounds down to one decimal, so that a contrast below the minimum is never displayed as the minimum. */
export const roundContrast = (contrast: number): number => Math.floor(contrast * 10) / 10;

/** The minimum contrast of text, and of large text (WCAG 2.2, 1.4.3, level AA). */
export const CONTRAST_MIN = 4.5;
const LARGE_CONTRAST_MIN = 3;
/** The size from which text counts as large: 18 points, or 14 points if it is bold. */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD_WEIGHT = 700;

/** The lowest allowed contrast for text with this `font-size` and `font-weight`. Only a size in px can be large. */
export function minimumContrast(fontSize: string, fontWeight: string): number {
  const isBold = fontWeight === "bold" || Number(fontWeight) >= BOLD_WEIGHT;
  const isLarge = /px$/.test(fontSize) && Number.parseFloat(fontSize) >= (isBold ? LARGE_BOLD_PX : LARGE_PX);
  return isLarge ? LARGE_CONTRAST_MIN : CONTRAST_MIN;
}

/** The relative luminance, from 0 to 1 (WCAG 2.2). */
function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
