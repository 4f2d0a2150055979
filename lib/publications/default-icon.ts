import "server-only";
import type { SiteDocument } from "@/lib/site-pages/document";
import { toHex } from "@/lib/site-styles/color";

/** Returns a `data:` address with an icon: the first letter or digit of the name, in the site's colours. */
export function defaultIcon(document: SiteDocument, name: string): string {
  const root = document.styles?.find(({ selectorsAdd }) => selectorsAdd === ":root")?.style ?? {};
  const color = (key: string, fallback: string) => toHex(String(root[`--color-${key}`] ?? fallback));
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "";
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${color("accent", "#1c1b18")}"/>`,
    `<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${color("on-accent", "#ffffff")}">${letter}</text>`,
    "</svg>",
  ].join("");
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
