import type { MapAddress } from "@/lib/site-pages/srcset";

/** Resolves an address against `base`, so that different spellings of the same address compare as equal. */
export function resolveAddress(address: string, base: string): string {
  const trimmed = address.trim();
  return trimmed !== "" && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
}

/** An address in CSS: in double quotes, in single quotes or without quotes. */
const CSS_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/gi;

/** Maps the addresses in the value of a CSS property: `url("/a.jpg") center, url(/b.jpg)`. */
export const mapCssUrls = (value: string, map: MapAddress): string =>
  value.replace(CSS_URL, (text, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? "";
    const mapped = map(address);
    return mapped === address ? text : cssUrl(mapped);
  });

/** An address as a value in CSS. */
export const cssUrl = (address: string): string => `url("${address.replace(/["\\\n]/g, encodeURIComponent)}")`;
