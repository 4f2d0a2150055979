import { contrastOf } from "@/lib/site-styles/color";

/** The minimum contrast of `--on-accent` on `--accent`, from WCAG's rule for text. */
export const MIN_CONTRAST = 4.5;

/** WCAG's contrast ratio of two colours written as `#rrggbb`: from 1 (equal) to 21 (black on white). */
export const hexContrast = (a: string, b: string): number => contrastOf(a, b) ?? 1;
