import type { MapAddress } from "@/lib/site-pages/srcset";

/** Resolves an address against `base`, so that different spellings of the same address compare as equal. */
export function fullAddress(address: string, base: string): string {
  const trimmed = address.trim();
  return trimmed !== "" && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
}

/** Maps the addresses in the value of a CSS property: `url("/a.jpg") center, url(/b.jpg)`. */
export function mapCssUrls(value: string, map: MapAddress): string {
  const parts = value.split(")");
  const last = parts.pop() ?? "";
  return [...parts.map((part) => mapLastUrl(part, map)), last].join(")");
}

/** `part`: the text before a closing parenthesis. */
function mapLastUrl(part: string, map: MapAddress): string {
  const at = Math.max(part.lastIndexOf("url("), part.lastIndexOf("URL("));
  if (at < 0) return part;
  const address = unquote(part.slice(at + "url(".length).trim());
  const mapped = map(address);
  if (mapped === address) return part;
  return `${part.slice(0, at)}url("${mapped.replace(/["\\\n]/g, encodeURIComponent)}"`;
}

const unquote = (text: string) => (/^(?:"[^"]*"|'[^']*')$/.test(text) ? text.slice(1, -1) : text);
